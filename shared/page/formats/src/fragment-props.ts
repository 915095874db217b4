import type { FragmentProps } from './fragment.schema';

/** Splits `giving/featured-campaigns` into the remote and the name of its fragment. */
export function fragmentParts(of: string): { remote: string; name: string } {
  const [remote = '', name = ''] = of.split('/');
  return { remote, name };
}

/**
 * The file of the fragment with this name, relative to the folder of its release.
 *
 * @param language empty for the language of the sources
 */
export function fragmentFile(name: string, language = ''): string {
  return `fragments/${name}${language && `.${language}`}.json`;
}

/** Props as text. Equal props give the same text, whatever the order of their keys. */
export function formatFragmentProps(props: FragmentProps): string {
  return JSON.stringify(props, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
