import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkCss } from './dark-css';

test('the dark variables are those of the theme: run `pnpm --filter @furrow/ui antd-dark` after a change', () => {
  expect(readFileSync(join(__dirname, 'antd-dark.css'), 'utf8')).toBe(darkCss());
});
