import type { Entry } from '@furrow/discovery/discovery';
import { fragmentFile, fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import { fetchChecked } from '../federation/fetch-json';
import { inTime, LoadError, notAsReleased } from '../federation/load-error';
import { isPinned, readRelease, releaseFolder } from '../federation/release';
import type { SiteDiscovery } from '../federation/site-discovery';

/** A fragment in the version that this visitor gets. A remote that is being developed has no prerendered HTML. */
export type FoundFragment = { entry: Entry; document?: FragmentDocument };

/** Finds fragments and their HTML, each once. */
export type FragmentHtml = {
  /** What {@link find} has found already. */
  ready(of: string): FoundFragment | undefined;
  /**
   * Resolves once the HTML and the styles of the fragment are there; with undefined when the site has no such fragment.
   *
   * @throws LoadError when something of it does not come
   */
  find(of: string): Promise<FoundFragment | undefined>;
};

export function createFragmentHtml(discovery: SiteDiscovery): FragmentHtml {
  const found = new Map<string, FoundFragment>();
  const finding = new Map<string, Promise<FoundFragment | undefined>>();

  const keyOf = (of: string, entry: Entry) => `${of} ${entry.metadata.version}`;

  async function read(of: string, entry: Entry): Promise<FoundFragment | undefined> {
    if (!isPinned(entry)) return { entry };
    const file = fragmentFile(fragmentParts(of).name);
    const { files } = await readRelease(entry);
    const known = files[file];
    if (!known) return undefined;
    const url = releaseFolder(entry) + file;
    const document = await fetchChecked('fragment', url, { integrity: known.integrity });
    await Promise.all(document.assets.styles.map((style) => addStyle(releaseFolder(entry) + style, files[style])));
    return { entry, document };
  }

  return {
    ready(of) {
      const entry = discovery.chosen(fragmentParts(of).remote);
      return entry && found.get(keyOf(of, entry));
    },
    async find(of) {
      const { remote } = fragmentParts(of);
      await discovery.load(remote);
      const entry = discovery.chosen(remote);
      if (!entry) return undefined;
      const key = keyOf(of, entry);
      const reading = finding.get(key) ?? read(of, entry);
      finding.set(key, reading);
      reading.then(
        (fragment) => fragment && found.set(key, fragment),
        () => finding.delete(key),
      );
      return reading;
    },
  };
}

function addStyle(href: string, file: { integrity: string } | undefined): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = file?.integrity ?? '';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new LoadError('style', notAsReleased));
    };
  });
  document.head.append(link);
  return inTime('style', () => loaded);
}
