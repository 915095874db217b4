import { constants, getPriority } from 'node:os';
import { run } from './process';

it.each([
  ['has the priority of this process', {}, getPriority()],
  ['that can wait has the lowest priority', { canWait: true }, constants.priority.PRIORITY_LOW],
])('a command %s', async (_, options, priority) => {
  const { output } = await run(process.execPath, ['-p', 'os.getPriority()'], options);
  expect(Number(output)).toBe(priority);
});
