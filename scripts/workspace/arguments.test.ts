import { run } from './process';

it.each([
  ['new.ts fragment shop/cheese --fils content/farm', "Unknown option '--fils'", 'Usage: pnpm new fragment'],
  ['new.ts page shop /buy-food --from', "Unknown option '--from'", 'Usage: pnpm new page'],
  ['new.ts page shop /buy-food /cheese', 'One too many: /cheese', 'Usage: pnpm new page'],
  ['new.ts remote shop --routes /days', "Unknown option '--routes'", 'Usage: pnpm new remote'],
  ['new.ts remote shop days --route /days', 'One too many: days', 'Usage: pnpm new remote'],
  ['dev.ts shop --lang es', "Unknown option '--lang'", 'Usage: pnpm dev'],
])(
  'scripts/%s is refused with its usage, and nothing is done',
  async (line, problem, usage) => {
    const { code, output } = await run('tsx', `scripts/${line}`.split(' '));
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toContain(problem);
    expect(output).toContain(`\n\n${usage}`);
  },
  60_000,
);
