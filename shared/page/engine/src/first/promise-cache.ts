/** Promises by key, each made once. One that fails is forgotten, so that the next call tries again. */
export class PromiseCache<Value> {
  private readonly promises = new Map<string, Promise<Value>>();

  /** The promise of this key, which `make` makes if there is none. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.promises.get(key);
    if (known) return known;
    const made = make();
    this.promises.set(key, made);
    made.catch(() => this.promises.delete(key));
    return made;
  }

  /** Has the next call make the promise of this key again. */
  forget(key: string): void {
    this.promises.delete(key);
  }
}

/** A function that calls `make` once and keeps the promise, unless that fails: then the next call tries again. */
export function keptUnlessFailed<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const cache = new PromiseCache<Value>();
  return () => cache.get('', make);
}
