import { writeFileSync } from 'node:fs';
import { darkCss } from './dark-css';

writeFileSync(new URL('./antd-dark.css', import.meta.url), darkCss());
