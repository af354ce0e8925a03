// Where one is: the path of the page's address.

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  /** Whether the page is another than the one that was loaded. */
  moved = false;

  /** Go to another page of ours. */
  go(to: string, { instead = false } = {}): void {
    history[instead ? "replaceState" : "pushState"](null, "", to);
    this.arrive();
    scrollTo(0, 0);
  }

  private arrive = (): void => {
    this.moved = true;
    this.path = location.pathname;
    this.search = location.search;
  };

  private follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || elsewhere || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.pathname + link.search);
  };

  /** Follow links and the browser's own buttons. */
  begin(): void {
    addEventListener("popstate", this.arrive);
    addEventListener("click", this.follow);
  }
}

export const router = new Router();
