import { isAbsolute, relative } from 'node:path';

/** A name in the module that is written. */
class Name {
  constructor(readonly text: string) {}
}

/** What can be written into a module: JSON, and names of what it imports. */
export type Code =
  string | number | boolean | undefined | null | Name | readonly Code[] | { readonly [key: string]: Code };

/** Writes an ES module whose default export is a value. */
export class ModuleText {
  private imports = new Map<string, string>();

  /** @param folder the absolute path of the folder that the module lies in */
  constructor(private folder: string) {}

  /** The default export of another module, by its name in this one. */
  imported(specifier: string): Code {
    return new Name(this.add(specifier, (name) => name));
  }

  /** The export `name` of another module. */
  named(name: string, specifier: string): Name {
    return new Name(this.add(specifier, (local) => `{ ${name} as ${local} }`));
  }

  /** A function that loads another module. */
  lazily(specifier: string): Code {
    return new Name(`() => import(${this.quoted(specifier)})`);
  }

  call(name: Name, values: Code[]): Code {
    return new Name(`${name.text}(${values.map(print).join(', ')})`);
  }

  /** A function that calls another one. */
  later(name: Name, values: Code[]): Code {
    return new Name(`() => ${name.text}(${values.map(print).join(', ')})`);
  }

  exportDefault(value: Code): string {
    return `${[...this.imports.keys()].join('\n')}\nexport default ${print(value)};\n`;
  }

  private add(specifier: string, clause: (local: string) => string): string {
    const known = [...this.imports].find(([statement]) => statement.endsWith(` from ${this.quoted(specifier)};`));
    if (known) return known[1];
    const local = `import${this.imports.size}`;
    this.imports.set(`import ${clause(local)} from ${this.quoted(specifier)};`, local);
    return local;
  }

  /** A file by its way from this folder: an absolute path would tell of the machine that built the module. */
  private quoted(specifier: string): string {
    if (!isAbsolute(specifier)) return JSON.stringify(specifier);
    const path = relative(this.folder, specifier);
    return JSON.stringify(path.startsWith('.') ? path : `./${path}`);
  }
}

function print(value: Code): string {
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{ ${entries.map(([key, part]) => `${JSON.stringify(key)}: ${print(part as Code)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}
