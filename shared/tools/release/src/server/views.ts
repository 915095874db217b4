import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { discoveryPath } from '@furrow/discovery/discovery';
import { checkShape } from '@furrow/formats/check-shape';
import { array, object, optional, string } from 'zod/mini';
import {
  addressOf,
  barAddress,
  isReleaseFile,
  liveAddress,
  viewAddress,
  viewBarFile,
  viewBarTagFile,
  viewFile,
  viewsFolder,
} from '../domain/paths';
import { isViewName } from '../domain/view';
import { changesOfViews } from '../domain/view-document';
import { cookieOfKey, keyNeeded, viewCookie } from '../domain/view-key';
import { isCompressedCopy } from '../store/compressed-copies';
import { etagOf } from '../store/etag';
import { answer, createSite, type ServedSite } from './answer';
import type { ReadOriginFile, ServedFile } from './files';
import { parsedFile, textIn } from './parsed-file';

export type ViewsOptions = {
  /** The host names of views, with `*` in the place of the name: `*.preview.furrow.example`. */
  hosts: string;
  /** A secret that visitors of views have to know. Without one, views are as public as the site. */
  key?: string;
};

const toldSchema = object({ until: optional(string()), gone: array(string()) });
type Told = { until?: string | undefined; gone: string[] };

/**
 * Answers on the host names of views: with the documents of the view, then with those of the site, then with the files
 * of releases, which are the same. Search engines keep away, nothing is counted, and nobody is in a canary.
 */
export class Views {
  private readonly suffix: string;
  private readonly views = new Map<string, View>();

  /** @throws Error when the host names are no pattern with a name in front */
  constructor(
    private readonly read: ReadOriginFile,
    private readonly options: ViewsOptions,
  ) {
    if (!/^\*(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(options.hosts))
      throw new Error(`"${options.hosts}" are no host names of views. Write them as *.preview.example.com.`);
    this.suffix = options.hosts.slice(1);
  }

  /** What stands in front of the host names of views; undefined for a request to the site itself. */
  labelOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
    const host = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
    return host.endsWith(this.suffix) ? host.slice(0, -this.suffix.length) : undefined;
  }

  /** Answers a request to the host name of a view. */
  async answer(label: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '/' } = request;
    if (!this.isLetIn(request, response)) return;
    const view = isViewName(label) ? await this.viewOf(label) : undefined;
    if (!view) return refuse(response, 404, 'There is no preview at this address.');
    if (method === 'POST') return void response.writeHead(204, notIndexed).end();
    // A live document may send its visitor on to that of a canary.
    request.url = url.replace(/^\/_v\/[^/?#]+(?=\/)/, '');
    return answer({ site: view.site, request, response });
  }

  /** Lets those in who know the secret, and remembers them by a cookie of this host. */
  private isLetIn({ headers, url = '/' }: IncomingMessage, response: ServerResponse): boolean {
    const { key, hosts } = this.options;
    if (key === undefined) return true;
    const [path = '', ...queries] = url.split('?');
    const asked = new URLSearchParams(queries.join('?'));
    const sent = asked.get('key');
    if (sent !== null && isSame(sent, key)) {
      asked.delete('key');
      const query = asked.toString();
      // Browsers keep no secure cookie of a local server without TLS.
      const secure = /(?:^|\.)localhost$/.test(hosts) ? '' : '; Secure';
      response.writeHead(303, {
        ...notIndexed,
        'Set-Cookie': `${viewCookie}=${cookieOfKey(key)}; Path=/; HttpOnly; SameSite=Lax${secure}`,
        // Two slashes at the start would lead to another host.
        Location: `/${path.replace(/^[/\\]+/, '')}${query && `?${query}`}`,
      });
      response.end();
      return false;
    }
    const [, known = ''] = new RegExp(`(?:^|; *)${viewCookie}=([0-9a-f]{64})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
    if (isSame(known, cookieOfKey(key))) return true;
    refuse(response, 403, keyNeeded);
    return false;
  }

  /** Remembers only views that are there, because strangers ask for any name. */
  private async viewOf(label: string): Promise<View | undefined> {
    const view = this.views.get(label) ?? viewAt(this.read, label);
    if (await view.told()) {
      this.views.set(label, view);
      return view;
    }
    this.views.delete(label);
    return undefined;
  }
}

type View = { site: ServedSite; told(): Promise<Told | undefined> };

const notIndexed = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

function refuse(response: ServerResponse, status: 403 | 404, sentence: string): void {
  response.writeHead(status, { ...notIndexed, 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(`${sentence}\n`);
}

function viewAt(read: ReadOriginFile, label: string): View {
  const file = `${viewsFolder}/${label}/${viewFile}`;
  const told = parsedFile(read, file, (value): Told => checkShape(toldSchema, value, file));
  const site = createSite(filesOfView(read, label, told));
  const headers = async () => ({ ...(await site.headers()), 'X-Robots-Tag': 'noindex' });
  return { told, site: { ...site, headers } };
}

/** The files that visitors of a view get. */
function filesOfView(read: ReadOriginFile, label: string, told: () => Promise<Told | undefined>): ReadOriginFile {
  const own: Record<string, string> = {
    [barAddress.slice(1)]: viewBarFile,
    [viewAddress.slice(1)]: `${viewsFolder}/${label}/${viewFile}`,
    [liveAddress.slice(1)]: discoveryPath,
  };
  const forReviewers = documentChanger(read);
  return async (name) => {
    if (isReleaseFile(name) || name.startsWith('_deltas/')) return read(name);
    // The copies of a live document are as the site sends it, or are of a file that the view has in its place.
    if (isCompressedCopy(name)) return undefined;
    if (own[name] !== undefined) return read(own[name]);
    const { until, gone = [] } = (await told()) ?? {};
    const isOver = until !== undefined && Date.parse(until) <= Date.now();
    const ofView = isOver ? undefined : await read(`${viewsFolder}/${label}/${name}`);
    if (!ofView && !isOver && gone.includes(addressOf(name))) return undefined;
    const file = ofView ?? (await read(name));
    return file && name.endsWith('.html') ? forReviewers(file) : file;
  };
}

/** Makes a function that makes documents those of a view, with the bar and without reports. */
function documentChanger(read: ReadOriginFile): (file: ServedFile) => Promise<ServedFile> {
  const known = new WeakMap<ServedFile, { tag: string; file: ServedFile }>();
  return async (file) => {
    const tagged = await read(viewBarTagFile);
    const tag = tagged ? await textIn(tagged) : '';
    const before = known.get(file);
    if (before?.tag === tag) return before.file;
    const text = changesOfViews(tag).reduce((sent, [from, to]) => sent.replace(from, () => to), await textIn(file));
    const content = Buffer.from(text);
    const etag = `"${etagOf(content)}"`;
    const changed = { ...file, content, size: content.length, etag };
    known.set(file, { tag, file: changed });
    return changed;
  };
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}
