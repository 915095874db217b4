/** One value in the query of an address. */
export type QueryField<T> = {
  key: string;
  /** Reads the text under the key, or `null` when there is none. A text that is not a valid value counts as none. */
  read: (text: string | null) => T;
  /** The text to write under the key; `undefined` for the default, which is not written. */
  write: (value: T) => string | undefined;
};

/** The state that a page keeps in the query of its address, so that it can be shared, reloaded and taken back with Back. */
export type Query<T extends object> = {
  /** Never throws: a missing or invalid value becomes the default. */
  read: (search: string) => T;
  /**
   * The shortest query that reads back as this value: `''` for the defaults, otherwise with its question mark. Keys of
   * `search` that are not among these fields, such as `utm_source`, stay at the end.
   */
  write: (value: T, search?: string) => string;
};

/** Describes a query by its fields. */
export function defineQuery<T extends object>(fields: { [K in keyof T]: QueryField<T[K]> }): Query<T> {
  const entries = Object.entries(fields) as [keyof T, QueryField<T[keyof T]>][];
  const keys = new Set(entries.map(([, { key }]) => key));
  return {
    read: (search) => {
      const params = new URLSearchParams(search);
      return Object.fromEntries(entries.map(([name, { key, read }]) => [name, read(params.get(key))])) as T;
    },
    write: (value, search = '') => {
      const params = new URLSearchParams();
      for (const [name, field] of entries) {
        const written = field.write(value[name]);
        if (written !== undefined) params.set(field.key, written);
      }
      for (const [key, foreign] of new URLSearchParams(search)) if (!keys.has(key)) params.append(key, foreign);
      const text = params.toString();
      return text && `?${text}`;
    },
  };
}

/** A field for text that a visitor types; empty by default. */
export function textField(key: string): QueryField<string> {
  return { key, read: (text) => text ?? '', write: (value) => value || undefined };
}

/** A field for one of several values. */
export function choiceField<T extends string>(key: string, byDefault: T, values: readonly T[]): QueryField<T> {
  return {
    key,
    read: (text) => values.find((value) => value === text) ?? byDefault,
    write: (value) => (value === byDefault ? undefined : value),
  };
}

/**
 * A field for one of several values or none, which is the default. `slug` returns how a value is written in the
 * address.
 */
export function optionalField<T extends string>(
  key: string,
  values: readonly T[],
  slug: (value: T) => string,
): QueryField<T | undefined> {
  return {
    key,
    read: (text) => values.find((value) => slug(value) === text),
    write: (value) => value && slug(value),
  };
}

/** A field for a whole number of at least `least`, which is the default. */
export function countField(key: string, least: number): QueryField<number> {
  return {
    key,
    read: (text) => {
      const count = Number(text);
      return Number.isSafeInteger(count) && count > least ? count : least;
    },
    write: (count) => (count > least ? String(count) : undefined),
  };
}
