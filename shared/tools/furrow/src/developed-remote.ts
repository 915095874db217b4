import { parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { contentTypeOf } from '@furrow/release/domain/delivery';
import { developedSite, type DevelopedSite } from '@furrow/release/operations/developed-site';
import { answer, createSite } from '@furrow/release/server/answer';
import { type Candidate, readCandidate } from '@furrow/release/store/candidate';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The last build of the remote, and the site around it. */
type Developed = { candidate: Candidate; site: DevelopedSite };

type DevelopedRemoteOptions = Pick<
  Parameters<typeof developedSite>[0],
  'site' | 'headers' | 'firstScript' | 'direction'
> & {
  /** Absolute path of the folder that the bundler writes its builds to. */
  output: string;
  /** Tells the developer what does not fit. */
  report: (sentence: string) => void;
};

/** How many builds stay available by their hashes. An open page learns of the next build seconds later. */
const keptBuilds = 10;

/** Where the dev server has the files of its builds. No address of the site begins with it. */
export const builtPath = '/_built/';

/** A remote of this machine inside a live site: composes the site around each build, and answers its requests. */
export class DevelopedRemote {
  /** Undefined before the first build. */
  developed: Promise<Developed> | undefined;
  private readonly options: DevelopedRemoteOptions;
  private readonly builds = new Map<string, Candidate>();
  private readonly told = new Set<string>();

  constructor(options: DevelopedRemoteOptions) {
    this.options = options;
  }

  /** Composes the site around the build that has just been written. */
  compose(): void {
    const before = this.developed;
    // The next build may change the folder while this one is read. Its result is composed when it is done.
    this.developed = this.composed().catch((error: Error) => {
      this.options.report(error.message);
      if (before) return before;
      throw error;
    });
    this.developed.catch(() => undefined);
  }

  private async composed(): Promise<Developed> {
    const { output, site, headers, firstScript, direction = 'ltr' } = this.options;
    const candidate = await readCandidate(output);
    this.builds.delete(candidate.folder);
    this.builds.set(candidate.folder, candidate);
    for (const folder of [...this.builds.keys()].slice(0, -keptBuilds)) this.builds.delete(folder);
    const tell = (sentences: readonly string[]) => this.tell(sentences);
    const composed = await developedSite({ site, headers, candidate, firstScript, direction, report: tell });
    tell(composed.problems.map((problem) => `The gate would refuse this release: ${problem}`));
    return { candidate, site: composed };
  }

  /** Tells each sentence once, and not again with every document. */
  private tell(sentences: readonly string[]): void {
    for (const sentence of sentences.filter((one) => !this.told.has(one))) {
      this.told.add(sentence);
      this.options.report(sentence);
    }
  }

  /**
   * Answers a request as the site would, or leaves it to the dev server.
   *
   * @throws Error when the remote has not been built yet
   */
  async respond(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const { url = '/' } = request;
    if (!this.developed) throw new Error('The remote failed to build. See the terminal.');
    const { candidate, site } = await this.developed;
    const path = url.replace(/\?.*$/, '').slice(1);
    const released = parseReleasePath(path);
    if (released?.app !== candidate.release.app) return answer({ site: createSite(site.files), request, response });
    const file = path.slice(released.folder.length + 1);
    // The host checks what it requests by the hashes of one build. The bundler's runtime requests the same addresses,
    // but needs the files that fit its hot updates.
    const asked =
      request.headers['sec-fetch-mode'] === 'no-cors' ? candidate : (this.builds.get(released.folder) ?? candidate);
    const bytes = file === releaseFile ? asked.releaseText : asked.files.get(file);
    if (bytes === undefined) {
      request.url = builtPath + url.slice(released.folder.length + 2);
      return next();
    }
    response.writeHead(200, { 'Content-Type': contentTypeOf(file), 'Cache-Control': 'no-store' }).end(bytes);
  }
}
