import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parse, { type Info } from 'spdx-expression-parse';

/** A package of others whose code is in a bundle. */
export type ThirdParty = {
  name: string;
  version: string;
  /** An SPDX expression, as the package.json says it; empty when it says none. */
  license: string;
  /** Where the package comes from; empty when its package.json does not say. */
  homepage: string;
  /** Its license and notice files, as they are; empty when it has none. */
  text: string;
};

/**
 * Licenses that ask for no more than to be named, in the identifiers of https://spdx.org/licenses. A package may offer
 * a choice; one of them is enough.
 */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

type PackageFile = {
  name: string;
  version: string;
  license?: string | { type?: string };
  homepage?: string;
  repository?: string | { url?: string };
};

/**
 * Reads who made an installed package, and under which license.
 *
 * @param folder absolute path of the installed package
 * @throws Error when the folder has no package.json
 */
export function readThirdParty(folder: string): ThirdParty {
  const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
  const { name, version, license, homepage, repository } = found;
  const source = typeof repository === 'string' ? repository : repository?.url;
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? '',
    homepage: homepage ?? source?.replace(/^git\+/, '').replace(/\.git$/, '') ?? '',
    text: licenseFiles(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
      .join('\n\n'),
  };
}

/** The licenses of the fonts in a folder of the workspace, each in a file such as `OFL-fraunces.txt`. */
export function readFontLicenses(folder: string): ThirdParty[] {
  return readdirSync(folder).flatMap((file) => {
    const [, font] = /^OFL-(.+)\.txt$/.exec(file) ?? [];
    if (!font) return [];
    const text = readFileSync(join(folder, file), 'utf8').trim();
    return { name: `The font ${font.replaceAll('-', ' ')}`, version: '', license: 'OFL-1.1', homepage: '', text };
  });
}

function licenseFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /^(?:licen[cs]e|copying|notice)(?:-\w+)?(?:\.(?:md|txt|markdown))?$/i.test(entry.name),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * Refuses packages under licenses that ask for more than to be named, or that say none.
 *
 * @throws Error that names each such package, its license, and what to do
 */
export function expectAllowedLicenses(parties: readonly ThirdParty[]): void {
  const refused = parties.filter(({ license }) => !isAllowed(license));
  if (refused.length === 0) return;
  const lines = refused.map(({ name, version, license }) => `  ${name}@${version}: ${license || 'no license'}`);
  throw new Error(
    `The build contains packages under licenses that are not allowed:\n${lines.join('\n')}\n` +
      `Allowed are ${allowed.join(', ')}. Use another package, or allow the license in third-party.ts of @furrow/bundler.`,
  );
}

function isAllowed(license: string): boolean {
  try {
    return permits(parse(license));
  } catch {
    // It is no SPDX expression, such as "SEE LICENSE IN terms.txt".
    return false;
  }
}

/** Of a choice one license is enough, and of a conjunction all must be allowed. */
function permits(expression: Info): boolean {
  if ('license' in expression) return allowed.includes(expression.license);
  const sides = [expression.left, expression.right];
  return expression.conjunction === 'or' ? sides.some(permits) : sides.every(permits);
}

/** The notices that the licenses ask for, as plain text: each package with its license, and each text of a license once. */
export function noticesOf(app: string, parties: readonly ThirdParty[]): string {
  const byText = new Map<string, ThirdParty[]>();
  for (const party of parties) byText.set(party.text, [...(byText.get(party.text) ?? []), party]);
  const sections = [...byText].map(([text, same]) => {
    const names = same.map(({ name, version, license, homepage }) =>
      [`${name} ${version}`.trim(), license, homepage].filter(Boolean).join(', '),
    );
    return `${names.join('\n')}\n\n${text || 'The package has no license file. The license is what its package.json names.'}\n`;
  });
  const line = `\n${'-'.repeat(72)}\n\n`;
  const head = `${app} contains code of these packages, under their licenses.\n`;
  return [head, ...(sections.length > 0 ? sections : ['None.\n'])].join(line);
}

/**
 * The packages of a release as a bill of materials in CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json. It holds no
 * time and no random serial number, so the same sources give the same file.
 */
export function billOfMaterials(app: { name: string; version: string }, parties: readonly ThirdParty[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: app.name, version: app.version } },
    components: parties.map(({ name, version, license, homepage }) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      purl: purlOf(name, version),
      licenses: [{ expression: license }],
      ...(homepage && URL.canParse(homepage) && { externalReferences: [{ type: 'website', url: homepage }] }),
    })),
  };
}

/** https://github.com/package-url/purl-spec: the at sign of a scope is percent-encoded. */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}
