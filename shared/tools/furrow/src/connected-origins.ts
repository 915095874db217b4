import type { Configuration } from '@rspack/dev-server';
import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { passCallsOn, type PassedCalls } from './passed-calls';
import { isPrivateHost, lookupPublic, PrivateAddress } from './private-address';

/** Where the dev server takes calls to other origins. No address of the site begins with it. */
const connectPath = '/_connect/';
/** The address of the script that makes pages send such calls there. */
export const connectScript = `${connectPath}calls.js`;
const withoutCookies = 'x-without-cookies';
/** What the names of their cookies begin with here, because cookies of other servers on this machine reach this one too. */
const cookiePrefix = '_connect.';

type ConnectedOptions = {
  /** The response headers of the site's documents. */
  headers: Readonly<Record<string, string>>;
  /** The address of the live site. */
  against: string;
  /** Tells the developer what a browser would refuse on the live site. */
  report: (sentence: string) => void;
};

type ProxySettings = Exclude<NonNullable<Configuration['proxy']>[number], (...given: never[]) => unknown>;

/** A call that a page of this server sends to another origin. */
type Call = { target: URL; hasCookies: boolean };

/**
 * The origins to which the policy of the live site lets its pages send requests, behind the dev server: an API that
 * knows the live site alone, and its cookies, work on the developer's machine as well.
 */
export class ConnectedOrigins {
  /** Regular expressions. */
  private readonly origins: readonly string[];
  private readonly site: string;
  private readonly isPrivateSite: boolean;
  private readonly report: (sentence: string) => void;
  private readonly calls = new WeakMap<IncomingMessage, Call>();
  private readonly told = new Set<string>();

  constructor({ headers, against, report }: ConnectedOptions) {
    const { hostname, origin } = new URL(against);
    this.isPrivateSite = isPrivateHost(hostname);
    this.origins = originsIn(headers['Content-Security-Policy'] ?? '', this.isPrivateSite);
    this.site = origin;
    this.report = report;
  }

  /** Whether the policy names any. */
  get areThere(): boolean {
    return this.origins.length > 0;
  }

  /**
   * Answers a request for the script, and refuses what is not a call of a page of this server.
   *
   * @returns false for a call, which the proxy passes on, and for everything else that is asked of the server
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!request.url?.startsWith(connectPath) || this.callOf(request)) return false;
    if (request.url === connectScript) {
      const options: PassedCalls = { origins: this.origins, path: connectPath, withoutCookies };
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(`(${passCallsOn.toString()})(${JSON.stringify(options)});\n`);
      return true;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Only pages on this server may call another origin, and only one that the site’s policy allows.');
    return true;
  }

  /** Whether the request is a call that the proxy passes on. */
  isCall(request: IncomingMessage): boolean {
    return this.callOf(request) !== undefined;
  }

  /** The settings of the dev server's proxies: one for calls with TLS and one for those without. */
  get proxies(): ProxySettings[] {
    const options = this.isPrivateSite ? {} : { lookup: lookupPublic };
    return [this.proxyOf('https:', new https.Agent(options)), this.proxyOf('http:', new http.Agent(options))];
  }

  private proxyOf(protocol: string, agent: http.Agent): ProxySettings {
    const targetOf = (request: IncomingMessage) => {
      const call = this.callOf(request);
      if (!call) throw new Error(`${request.url} is not a call to another origin.`);
      return call.target;
    };
    const asPage = (sent: ClientRequest, request: IncomingMessage) => this.sendAsPage(sent, request);
    return {
      agent,
      pathFilter: (_path, request) => this.callOf(request)?.target.protocol === protocol,
      router: (request) => targetOf(request).origin,
      pathRewrite: (_path, request) => targetOf(request).pathname + targetOf(request).search,
      changeOrigin: true,
      ws: true,
      on: {
        proxyReq: asPage,
        proxyReqWs: asPage,
        proxyRes: (answer, request) => this.receive(answer, request),
        error: (error, request, response) => this.fail(error, request, response),
      },
    };
  }

  /**
   * The call that a request is. Pages of other sites can send none, because the other origin would take them for the
   * live site.
   */
  private callOf(request: IncomingMessage): Call | undefined {
    const known = this.calls.get(request);
    if (known) return known;
    const { origin, host = '', 'sec-fetch-site': from = 'same-origin' } = request.headers;
    const parts = /^\/_connect\/(with|without)\/(https?)\/([^/]+)(\/.*)$/.exec(request.url ?? '');
    // A name that leads to this machine by somebody's DNS is not this server's.
    const isOwn =
      host.startsWith('localhost:') && from === 'same-origin' && (origin ?? `http://${host}`) === `http://${host}`;
    if (!parts || !isOwn) return undefined;
    const [, cookies, protocol, authority, path] = parts;
    const address = `${protocol}://${authority}${path}`;
    if (!URL.canParse(address)) return undefined;
    const target = new URL(address);
    if (!this.isPrivateSite && isPrivateHost(target.hostname)) return undefined;
    const isSocket = request.headers.upgrade !== undefined;
    if (!this.isConnected(isSocket ? target.origin.replace('http', 'ws') : target.origin)) return undefined;
    const call = { target, hasCookies: cookies === 'with' && request.headers[withoutCookies] === undefined };
    this.calls.set(request, call);
    return call;
  }

  private isConnected(origin: string): boolean {
    return this.origins.some((pattern) => new RegExp(pattern).test(origin));
  }

  /** Makes a request the one that a page of the live site would send. */
  private sendAsPage(sent: ClientRequest, request: IncomingMessage): void {
    sent.setHeader('Origin', this.site);
    sent.setHeader('Referer', `${this.site}/`);
    sent.removeHeader('Sec-Fetch-Site');
    sent.removeHeader(withoutCookies);
    const cookies = this.callOf(request)?.hasCookies ? ownCookies(request.headers.cookie) : '';
    if (cookies === '') sent.removeHeader('Cookie');
    else sent.setHeader('Cookie', cookies);
  }

  private receive(answer: IncomingMessage, request: IncomingMessage): void {
    const call = this.callOf(request);
    if (!call) return;
    const { target, hasCookies } = call;
    const { 'set-cookie': cookies, location } = answer.headers;
    if (cookies && hasCookies) answer.headers['set-cookie'] = cookies.map((cookie) => localCookie(cookie, target));
    else delete answer.headers['set-cookie'];
    if (location !== undefined && URL.canParse(location, target.href)) {
      const next = new URL(location, target);
      if (this.isConnected(next.origin)) answer.headers.location = localPath(next, hasCookies);
    }
    this.tellRefusal(answer, call, request.method ?? 'GET');
  }

  /** Says what a browser would keep from a page of the live site. */
  private tellRefusal({ headers }: IncomingMessage, { target, hasCookies }: Call, method: string): void {
    const allowed = headers['access-control-allow-origin'];
    const allowsCookies = !hasCookies || headers['access-control-allow-credentials'] === 'true';
    if (allowed === this.site ? allowsCookies : allowed === '*' && !hasCookies) return;
    const said = `Access-Control-Allow-Origin: ${allowed ?? 'nothing'}${allowsCookies ? '' : ', and not Access-Control-Allow-Credentials: true'}`;
    this.tell(
      `A browser would block the response of ${target.origin} to ${method} ${target.pathname} for pages of ${this.site}. It says ${said}.`,
    );
  }

  /** Answers a call that did not reach its origin, and tells why. */
  private fail(error: Error, request: IncomingMessage, response: ServerResponse | Socket): void {
    const { message } = error;
    const origin = this.callOf(request)?.target.origin ?? request.url;
    const advice = /certificate/i.test(message)
      ? ' Trust the authority that signed its certificate: NODE_EXTRA_CA_CERTS=<file>.'
      : '';
    const sentence = `${origin} cannot be called: ${message.replace(/\.$/, '')}.${advice}`;
    this.tell(sentence);
    if (!('writeHead' in response) || response.headersSent) return void response.destroy();
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    response.writeHead(error instanceof PrivateAddress ? 403 : 502, headers).end(sentence);
  }

  private tell(sentence: string): void {
    if (this.told.has(sentence)) return;
    this.told.add(sentence);
    this.report(sentence);
  }
}

/**
 * The origins in the `connect-src` of a policy, as regular expressions.
 *
 * @param allowsPrivate whether they may be those of this machine and of its network. The policy of a site on the
 *   internet opens none of these to its pages.
 */
export function originsIn(policy: string, allowsPrivate: boolean): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const [, ...sources] = directives.find(([name]) => name === 'connect-src') ?? [];
  return sources.flatMap((source) => {
    const [, scheme, wildcard = '', host, port] = sourcePattern.exec(source.toLowerCase()) ?? [];
    if (scheme === undefined || host === undefined || (!allowsPrivate && isPrivateHost(host))) return [];
    const isUsual = port === (/^(?:https|wss)$/.test(scheme) ? '443' : '80');
    const escaped = host.replace(/[.[\]]/g, '\\$&');
    const at = port === undefined || isUsual ? '' : port === '*' ? '(?::\\d+)?' : `:${port}`;
    return `^${scheme}://${wildcard && '(?:[^./:]+\\.)+'}${escaped}${at}$`;
  });
}

/** A source of a policy that names an origin. Whatever else stands there opens nothing. */
const sourcePattern = /^(https?|wss?):\/\/(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?$/;

function localPath({ protocol, host, pathname, search }: URL, hasCookies: boolean): string {
  return `${connectPath}${hasCookies ? 'with' : 'without'}/${protocol.slice(0, -1)}/${host}${pathname}${search}`;
}

/** The cookies that an origin has set by way of this server. */
function ownCookies(sent = ''): string {
  const own = sent.split('; ').filter((cookie) => cookie.startsWith(cookiePrefix));
  return own.map((cookie) => cookie.slice(cookiePrefix.length)).join('; ');
}

/**
 * A cookie of an origin as one of this server, which the browser sends with calls to that origin alone. Attributes that
 * are about its own domain, and those that a page without TLS cannot have, are left out.
 */
export function localCookie(cookie: string, { protocol, host, pathname }: URL): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const path = attributes.find((attribute) => /^path=\//i.test(attribute))?.slice('path='.length);
  const kept = attributes.filter((attribute) => !/^(?:path|domain|samesite|secure|partitioned)\b/i.test(attribute));
  const scope = `${connectPath}with/${protocol.slice(0, -1)}/${host}${path ?? pathname.replace(/\/[^/]*$/, '')}`;
  return [cookiePrefix + pair, ...kept, `Path=${scope}`].join('; ');
}
