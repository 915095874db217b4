import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  billOfMaterials,
  expectAllowedLicenses,
  noticesOf,
  readFontLicenses,
  readThirdParty,
  type ThirdParty,
} from './third-party';

const seed: ThirdParty = {
  name: '@field/seed',
  version: '2.0.0',
  license: 'MIT',
  homepage: 'https://seed.example',
  text: 'Copyright the sowers',
};
const plow = { ...seed, name: 'plow', license: 'Apache-2.0', text: '' };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'furrow-licenses-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the license, the source and every notice of an installed package', () => {
  const described = {
    name: 'seed',
    version: '1.2.3',
    license: 'ISC',
    repository: { url: 'git+https://a.example/seed.git' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  writeFileSync(join(folder, 'LICENSE.md'), 'Copyright the sowers\r\n');
  writeFileSync(join(folder, 'NOTICE'), 'With parts of plow');
  writeFileSync(join(folder, 'license-checker.js'), 'code');
  expect(readThirdParty(folder)).toEqual({
    name: 'seed',
    version: '1.2.3',
    license: 'ISC',
    homepage: 'https://a.example/seed',
    text: 'Copyright the sowers\n\nWith parts of plow',
  });
});

it('reads the license of a font beside it', () => {
  writeFileSync(join(folder, 'OFL-fraunces.txt'), 'Copyright the carvers');
  writeFileSync(join(folder, 'text.woff2'), '');
  expect(readFontLicenses(folder)).toEqual([
    { name: 'The font fraunces', version: '', license: 'OFL-1.1', homepage: '', text: 'Copyright the carvers' },
  ]);
});

it('names each package, and each text of a license once', () => {
  const notices = noticesOf('shop', [seed, { ...seed, name: 'sower' }, plow]);
  expect(notices).toContain('@field/seed 2.0.0, MIT, https://seed.example\nsower 2.0.0, MIT, https://seed.example\n');
  expect(notices.match(/Copyright the sowers/g)).toHaveLength(1);
  expect(notices).toContain('plow 2.0.0, Apache-2.0, https://seed.example\n\nThe package has no license file.');
  expect(noticesOf('bare', [])).toContain('None.');
});

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND BSD-3-Clause'])('takes a package under %s', (license) => {
  expect(() => expectAllowedLicenses([{ ...seed, license }])).not.toThrow();
});

it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN terms.txt', ''])(
  'stops the build at a package under "%s"',
  (license) => {
    const refused = () => expectAllowedLicenses([plow, { ...seed, license }]);
    expect(refused).toThrow(`@field/seed@2.0.0: ${license || 'no license'}\nAllowed are 0BSD`);
    expect(refused).not.toThrow(/plow/);
  },
);

it('lists the packages as CycloneDX, the same for the same packages', () => {
  const bill = billOfMaterials({ name: 'shop', version: '1.0.0' }, [seed]);
  expect(bill).toEqual(billOfMaterials({ name: 'shop', version: '1.0.0' }, [seed]));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'shop', version: '1.0.0' } },
    components: [
      {
        type: 'library',
        name: '@field/seed',
        purl: 'pkg:npm/%40field/seed@2.0.0',
        licenses: [{ expression: 'MIT' }],
      },
    ],
  });
});
