import { addressIn } from '@furrow/formats/language-address';
import { parseDocument } from '@furrow/remote/trusted-types';
import { inTime, LoadError } from '../../common/load-error';
import { visitorCohort } from '../common/visitor';
import { LinkedStyles } from './linked-styles';
import { type DocumentPage, hostOf, readDocument, stylesOf } from '../../first/islands/document-page';
import { isNewStyle, linkStyles } from '../../first/islands/styles';

/** A document that was fetched. It is parsed when it is needed, once for each time that its page is shown. */
export class FetchedDocument {
  readonly html: string;
  private parsed: Document | undefined;
  private read: { page: ReturnType<typeof readDocument> } | undefined;

  constructor(html: string) {
    this.html = html;
  }

  get content(): Document {
    this.parsed ??= parseDocument(this.html);
    return this.parsed;
  }

  /** Whether it is a document of the release of the host that runs here. */
  get isOfThisHost(): boolean {
    return hostOf(this.content) === hostOf(document);
  }

  /** The page at the path; undefined when this is no document of the site, or that of another page. */
  pageAt(path: string): DocumentPage | 'notFound' | undefined {
    this.read ??= { page: readDocument(this.content) };
    const { page } = this.read;
    return typeof page === 'object' && page.path !== path ? undefined : page;
  }

  /** Moves the elements of its page into the document that the browser shows. */
  giveAway({ element, head }: DocumentPage): void {
    for (const node of [element, ...head]) document.adoptNode(node);
    this.forgetContent();
  }

  /** Frees the memory of what was parsed. It is parsed again when it is needed. */
  forgetContent(): void {
    this.parsed = undefined;
    this.read = undefined;
  }
}

/** `elsewhere` when the answer is something that only the browser itself can show, such as a redirect or a file. */
export type Answer = FetchedDocument | 'elsewhere';

/** The time in milliseconds during which a document that was fetched is not fetched again. */
const currentFor = 5000;

/** How many documents of this visit wait in memory for Back and Forward. */
const mostKept = 12;

/** The documents of the site, by path. */
export class Documents {
  /** The stylesheets that documents have named for the next pages. */
  readonly styles = new LinkedStyles();
  private readonly fetched = new Map<string, Promise<Answer>>();
  /** The documents whose pages were shown in this visit, the one that was shown last at the end. */
  private readonly kept = new Map<string, FetchedDocument>();
  private readonly sent: string | undefined;
  /** The document of the page that was left last, which stays parsed. */
  private expected: FetchedDocument | undefined;

  /** @param sent the path of the page that came with the document of this visit */
  constructor(sent: string | undefined) {
    this.sent = sent;
  }

  /**
   * Fetches the document of a path, unless it was fetched a moment ago.
   *
   * @throws LoadError when it does not come
   */
  fetch(path: string): Promise<Answer> {
    const known = this.fetched.get(path);
    if (known) return known;
    const answer = fetchChosen(path);
    this.fetched.set(path, answer);
    const forget = () => this.fetched.get(path) === answer && this.forget(path);
    answer.then(() => setTimeout(forget, currentFor), forget);
    return answer;
  }

  /** Call it when the document of a path may be another one by now. */
  forget(path: string): void {
    this.fetched.delete(path);
  }

  /** Keeps the document of a page that is shown. */
  keep(path: string, document: FetchedDocument): void {
    this.kept.delete(path);
    this.kept.set(path, document);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }

  /** Whether the document of a path is there, from memory or from the site. */
  async has(path: string): Promise<boolean> {
    const there = (await this.keptAt(path)) ?? (await this.fetch(path).catch(() => undefined));
    return there !== undefined;
  }

  /** Returns the document whose page was shown at this path in this visit, if it is still there. */
  async keptAt(path: string): Promise<FetchedDocument | undefined> {
    const kept = this.kept.get(path);
    if (kept || path !== this.sent) return kept;
    const sent = await readSent(path);
    if (sent) this.keep(path, sent);
    return sent;
  }

  /**
   * Call it when the visitor has left the page at a path and another one is on screen. Back leads to it, so its document
   * is parsed and read when the browser has time; the one that the browser was sent is read out of its cache first.
   */
  async expectBack(path: string): Promise<void> {
    const kept = await this.keptAt(path);
    if (!kept || kept === this.expected) return;
    this.expected?.forgetContent();
    this.expected = kept;
    whenIdle(() => kept === this.expected && kept.pageAt(path));
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act);
}

/** The document that the browser was sent, out of its cache. */
async function readSent(path: string): Promise<FetchedDocument | undefined> {
  const [loaded] = performance.getEntriesByType('navigation');
  const answer = await fetchText(loaded?.name ?? path, { cache: 'force-cache' }).catch(() => undefined);
  return answer === 'elsewhere' ? undefined : answer;
}

/** Fetches the document that this visitor gets: that of a canary if they are in it. */
async function fetchChosen(page: string): Promise<Answer> {
  const path = __LANGUAGE__ ? addressIn(page, __LANGUAGE__) : page;
  const answer = await fetchText(path, { onHead: linkEarly });
  const canary = answer === 'elsewhere' ? undefined : canaryOf(answer.content);
  if (answer === 'elsewhere' || !canary) return answer;
  // The canary may have ended a moment ago.
  const own = await fetchText(`/_v/${canary}${path}`, { onHead: linkEarly }).catch(() => answer);
  return own === 'elsewhere' ? answer : own;
}

/** The canary that this visitor is in, such as `shop@1.4.0`. The inline script of a document finds it in the same way. */
function canaryOf({ documentElement }: Document): string | undefined {
  const { canary = '', traffic = '' } = documentElement.dataset;
  const shares = traffic.split(' ');
  return canary
    .split(' ')
    .filter(Boolean)
    .find((each, index) => visitorCohort(each.slice(0, each.indexOf('@'))) < Number(shares[index]));
}

/** Links the stylesheets of a document whose page is to be shown, while its body is still on the way. */
function linkEarly(from: Document): void {
  if (hostOf(from) !== hostOf(document) || canaryOf(from)) return;
  void linkStyles(stylesOf(from).filter((link) => isNewStyle(link.getAttribute('href') ?? '')));
}

type Reading = { cache?: RequestCache; onHead?: (from: Document) => void };

/** @throws LoadError when no answer comes, or the server says that it has failed */
function fetchText(address: string, { cache = 'default', onHead }: Reading): Promise<Answer> {
  return inTime('page', async (signal) => {
    // A redirect may lead anywhere, so it is left to the browser.
    const response = await fetch(address, { signal, cache, redirect: 'manual' }).catch(unreachable);
    if (response.status >= 500) throw new LoadError('page', `answered ${response.status}`);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    return isHtml ? new FetchedDocument(await textOf(response, onHead).catch(unreachable)) : 'elsewhere';
  });
}

function unreachable(error: unknown): never {
  throw new LoadError('page', 'unreachable', error);
}

const endOfHead = '</head>';

/** Reads a document, and calls `onHead` with a document of its head alone as soon as that has come. */
async function textOf(response: Response, onHead: Reading['onHead']): Promise<string> {
  if (!onHead || !response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isHeadRead = false;
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    const end = isHeadRead ? -1 : text.indexOf(endOfHead);
    if (end >= 0) {
      isHeadRead = true;
      onHead(parseDocument(text.slice(0, end + endOfHead.length)));
    }
    if (done) return text;
  }
}
