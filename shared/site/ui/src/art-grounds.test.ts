import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rules = readFileSync(join(import.meta.dirname, 'art-grounds.css'), 'utf8');
const folder = join(import.meta.dirname, 'art');
const pictures = readdirSync(folder).filter((file) =>
  /^(product|farm|case|blog|community|avatar|scene|field-map-green)-/.test(file),
);

it.each(pictures)('%s stands on the color of its own ground until it is there', (file) => {
  const drawing = readFileSync(join(folder, file), 'utf8').replace(/<defs>.*?<\/defs>/gs, '');
  const ground = /<(?:rect width="\d+" height="\d+"|path) fill="(#[0-9a-f]{6})"(?:\/>| d="M0 0h400v400H0Z")/.exec(
    drawing,
  )?.[1];
  const rule = rules.split('}').find((each) => each.includes(`'/${file.replace('svg', '')}'`));
  expect(rule).toContain(`background: ${ground};`);
});

it('does not name any picture that is gone', () => {
  const named = [...rules.matchAll(/'\/([\w-]+)\.'/g)].map(([, name]) => `${name}.svg`);
  expect(named.sort()).toEqual(pictures.sort());
});
