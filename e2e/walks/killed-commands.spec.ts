import { newTeam, type Team } from '../src/fixture-team';
import { copiedSite, livePages } from '../src/origin';
import { randomFrom } from '../src/random';
import { expect, test } from '../src/test';

/** Two teams whose commands are killed at any moment, on a site that visitors use meanwhile. */

const quick = ['--no-build', '--no-browser'];

test('twelve commands that are killed anywhere harm nobody, and the next ones complete or clear what they left', async () => {
  test.setTimeout(180_000);
  const site = await copiedSite();
  const [orchard, barn] = await Promise.all([newTeam('orchard', site.folder), newTeam('barn', site.folder)]);
  const pages = {
    orchard: { '/orchard': ['/orchard'], '/orchard/:tree': ['/orchard/apple'] },
    barn: { '/barn': ['/barn'] },
  };
  const visited = [
    '/discovery.json',
    ...livePages()
      .slice(0, 2)
      .map(({ path }) => path),
  ];
  const seed = Number(process.env.SEED ?? Date.now() % 1e6);
  console.log(`killed commands, SEED=${seed}`);
  const random = randomFrom(seed);
  let version = 0;
  const operate = async (team: Team, app: keyof typeof pages, count: number) => {
    for (let done = 0; done < count; done += 1) {
      const commands = [
        ['publish', app, '--promote', ...quick],
        ['publish', app, ...quick],
        ['prune', '--keep', '0'],
        ['rollback', app, '--reason', 'a test'],
        ['repair'],
      ];
      const command = commands[Math.floor(random() * commands.length)] ?? [];
      if (command[0] === 'publish' && random() < 0.7)
        await team.build({ version: `1.${(version += 1)}.0`, content: String(version), pages: pages[app] });
      const { kill, outcome } = team.start(...command);
      // Starting takes a tenth of a second on an idle machine; what a command does takes the rest.
      setTimeout(() => kill('SIGKILL'), 100 + random() * 1000);
      await outcome;
      for (const path of visited) expect((await fetch(site.url + path)).status).toBe(200);
    }
  };
  await Promise.all([orchard.build({ pages: pages.orchard }), barn.build({ pages: pages.barn })]);
  await Promise.all([operate(orchard, 'orchard', 6), operate(barn, 'barn', 6)]);

  expect(await orchard.release('repair')).toMatchObject({ code: 0 });
  expect(await orchard.release('verify')).toMatchObject({ code: 0 });
  for (const [team, app] of [
    [orchard, 'orchard'],
    [barn, 'barn'],
  ] as const) {
    await team.build({ version: '2.0.0', content: 'last', pages: pages[app] });
    expect(await team.release('publish', app, '--promote', ...quick)).toMatchObject({ code: 0 });
    expect((await fetch(`${site.url}/${app}`)).status).toBe(200);
  }
  expect(await orchard.release('prune', '--keep', '1')).toMatchObject({ code: 0 });
  expect(await orchard.release('verify')).toMatchObject({ code: 0 });
  await Promise.all([site.close(), orchard.leave(), barn.leave()]);
});
