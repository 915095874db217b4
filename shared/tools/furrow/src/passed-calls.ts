/** What {@link passCallsOn} needs to know. */
export type PassedCalls = {
  /** Regular expressions of the origins whose calls are passed on. */
  origins: readonly string[];
  /** Where the local server takes them, with a slash at both ends. */
  path: string;
  /** The request header by which a call says that it carries no cookies. */
  withoutCookies: string;
};

/**
 * Runs in a page before all other scripts: sends the calls that are meant for other origins to the local server, which
 * passes them on. A call carries cookies if it would carry them to the other origin. It does not use this module,
 * because only its own text reaches the page.
 */
export function passCallsOn({ origins, path, withoutCookies }: PassedCalls): void {
  const { fetch: send, EventSource: Events, WebSocket: Socket, Request: Asked } = window;
  const { open, send: sendBody } = XMLHttpRequest.prototype;
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  const passedOn = new WeakSet<XMLHttpRequest>();

  /** The address at the local server; undefined for a call that goes where it says. */
  function local(address: string | URL, cookies: 'with' | 'without' = 'with'): string | undefined {
    const { protocol, host, origin, pathname, search } = new URL(address, document.baseURI);
    if (!origins.some((pattern) => new RegExp(pattern).test(origin))) return undefined;
    // A socket has the cookies of its origin.
    const scheme = protocol.slice(0, -1).replace('ws', 'http');
    return `${location.origin}${path}${cookies}/${scheme}/${host}${pathname}${search}`;
  }

  window.fetch = async (input, init) => {
    if (!local(input instanceof Asked ? input.url : input)) return send(input, init);
    const asked = new Asked(input, init);
    const { url, method, headers, signal, cache, redirect, keepalive } = asked;
    const address = local(url, asked.credentials === 'include' ? 'with' : 'without') ?? url;
    // HTTP/1.1 takes no request whose body is a stream.
    const body = ['GET', 'HEAD'].includes(method) ? null : await asked.blob();
    return send(address, { method, headers, signal, cache, redirect, keepalive, body });
  };

  XMLHttpRequest.prototype.open = function (method: string, address: string | URL, ...others: unknown[]) {
    const passed = local(address);
    if (passed) passedOn.add(this);
    else passedOn.delete(this);
    open.apply(this, [method, passed ?? address, ...others] as unknown as Parameters<typeof open>);
  };
  XMLHttpRequest.prototype.send = function (body) {
    if (passedOn.has(this) && !this.withCredentials) this.setRequestHeader(withoutCookies, '1');
    sendBody.call(this, body);
  };

  window.EventSource = class extends Events {
    constructor(address: string | URL, init?: EventSourceInit) {
      super(local(address, init?.withCredentials ? 'with' : 'without') ?? address, init);
    }
  };
  window.WebSocket = class extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(local(address)?.replace(/^http/, 'ws') ?? address, protocols);
    }
  };
  navigator.sendBeacon = (address, data) => sendBeacon(local(address) ?? address, data);
}
