import { packageProblem } from './apps';

it.each([
  [{ version: '1.4.0', config: { port: 3001 } }, undefined],
  [{ version: '1.4.0-rc.1', config: { port: 3001 } }, undefined],
  [{ config: { port: 3001 } }, 'needs a "version" such as 1.4.0'],
  [{ version: 'v1.4', config: { port: 3001 } }, 'needs a "version" such as 1.4.0'],
  [{ version: '1.4.0' }, 'needs a development port of its own, such as "config": { "port": 3010 }'],
  [{ version: '1.4.0', config: { port: 3002 } }, 'has the development port 3002 of dao: give it one of its own'],
])('a package.json that says %j is answered with %j', (said, problem) => {
  expect(packageProblem(said, new Map([[3002, 'dao']]))).toBe(problem);
});
