import { machineFailure } from '../domain/machine-failure';
import { holdPort } from './hold-port';

it('has the port until it is released, and says meanwhile that the site is coming', async () => {
  const held = await holdPort(0);
  const answer = await fetch(`http://localhost:${held.port}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const second = await holdPort(held.port).catch((error: Error) => error);
  expect(machineFailure(second)).toMatch(`port ${held.port} is in use`);
  await held.release();
  const again = await holdPort(held.port);
  await again.release();
});
