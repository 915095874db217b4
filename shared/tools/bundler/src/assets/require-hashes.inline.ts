type Loaded = (event: { type: string; target: { src: string } }) => void;

/**
 * The parts of the bundler's runtime that load scripts: its function, and the hashes that it knows so far, by chunk.
 */
type ScriptLoading = {
  l: (url: string, loaded: Loaded, key: string, chunk: string) => void;
  sriHashes: Record<string, string>;
};

/**
 * Refuses a script whose hash is unknown, as if it could not be loaded, because a browser runs a script unchecked when
 * the attribute contains no hash. It is written as text into the runtime of an app, so it uses nothing from outside.
 */
export function requireHashes(runtime: ScriptLoading): void {
  const load = runtime.l;
  runtime.l = (url, loaded, key, chunk) => {
    if (runtime.sriHashes[chunk]) load(url, loaded, key, chunk);
    else loaded({ type: 'error', target: { src: url } });
  };
}
