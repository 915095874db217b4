import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackage } from '../workspace/shared-packages';
import { root } from '../workspace/process';

const patches = join(sharedPackage('bundler'), 'src/patches');
const installed = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

// Each goes when the library, or a switch of its own, does the same: this is what somebody has to know to find that out.
it.each(readdirSync(patches))(
  'says what the patches of %s save, with which version, and which switch was tried',
  (name) => {
    const folder = join(patches, name);
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const [text = '', ...others] = texts.filter((one) => one.includes('* Saves: '));
    expect(others).toEqual([]);
    expect(text).toMatch(/^ \* Saves: \d+\.\d kB o[fn] /m);
    expect(text).toMatch(/^ \* Official switch: \S/m);
    const [, library, version] = /^ \* Tested with: (\S+) (\d+\.\d+\.\d+)\.$/m.exec(text) ?? [];
    expect(installed).toMatch(new RegExp(`^  '?${library}@${version}'?:$`, 'm'));
  },
);
