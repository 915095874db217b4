import { createHash } from 'node:crypto';
import { inlineScriptHashes } from './shell-plugin';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('hashes every inline script that runs, to the last character', () => {
  const html = '<head><script>first()</script></head><body><script>\nsecond()\n</script></body>';
  expect(inlineScriptHashes(html)).toEqual([hash('first()'), hash('\nsecond()\n')]);
});

it('passes over data blocks and scripts with an address, which the policy allows otherwise', () => {
  const html = '<script type="application/json">{}</script><script defer src="/main.js"></script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});
