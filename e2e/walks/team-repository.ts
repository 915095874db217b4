import { execa } from 'execa';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { buildFile, parseBuild } from '@furrow/formats/build.schema';
import { pageFiles, withRoute } from 'create-furrow-remote/page-files';
import { freePort } from '../../scripts/machine/free-port';
import type { Registry } from '../../scripts/packages/registry';
import { packNextUi } from './next-ui';
import type { TestSite } from '../src/origin';
import { expect, open, type Page } from '../src/test';

/** A form with fields of its own and of antd, and the fragment of the team below. */
const page = `import { useState } from 'react';
import { useForm } from '@furrow/forms';
import { Fragment } from '@furrow/remote/fragment';
import { useNotify } from '@furrow/remote/services';
import { AmountField } from '@furrow/ui/amount-field';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';

export default function HarvestCalendarPage() {
  const notify = useNotify();
  const [days, setDays] = useState<number | null>(7);
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const remind = ({ email }: { email: string }) => notify({ title: \`\${days} days\`, description: email });
  return (
    <>
      <PageMeta title="Harvest calendar" description="A mail before a harvest." path="/harvest-calendar" />
      <PageHead title="Harvest calendar" lede="A mail before a harvest." />
      <form onSubmit={(event) => void handleSubmit(remind)(event)}>
        <Field label="Email">
          <TextInput {...register('email')} type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
        </Field>
        <AmountField label="Days before" unit="days" whole value={days} onChange={setDays} />
        <Button type="submit">Remind me</Button>
      </form>
      <h2 className="fw-h3">Harvests</h2>
      <Fragment of="calendar/next-harvest" props={{ title: 'Next harvest' }} />
    </>
  );
}
`;

/** A fragment with a field, so that something can be typed into it. */
const fragment = `import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import type { NextHarvestProps } from './next-harvest.schema';

export default function NextHarvestFragment({ title }: NextHarvestProps) {
  return (
    <>
      <h3 className="fw-h4">{title}</h3>
      <Field label="Crop">
        <TextInput name="crop" autoComplete="off" inputMode="text" enterKeyHint="done" />
      </Field>
    </>
  );
}
`;

export const calendarPage = 'src/pages/harvest-calendar/harvest-calendar.page.tsx';
const nextHarvest = 'src/fragments/next-harvest/next-harvest.fragment.tsx';

/** A page of the team that `pnpm new page --form` would begin like this. */
export const reminder = '/harvest-calendar/reminder';

/** A page of another team, which shows the fragment of this one. */
export const othersPage = '/market';
export const marketWithHarvests = {
  folder: 'e2e/fixtures/market',
  version: '1.2.0',
  files: {
    'src/routes.ts': `import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('market', [{ path: '${othersPage}', page: () => import('./pages/market.page') }]);
`,
    'src/pages/market.page.tsx': `import { Fragment } from '@furrow/remote/fragment';
import { PageMeta } from '@furrow/ui/page-meta';

export default function MarketPage() {
  return (
    <>
      <PageMeta title="Market" description="What is harvested is sold." path="${othersPage}" />
      <h1>Market</h1>
      <Fragment of="calendar/next-harvest" props={{ title: 'Next harvest' }}>
        <p>Nobody knows what comes next.</p>
      </Fragment>
    </>
  );
}
`,
  },
};

/** A program that installs packages and runs scripts: how the repository is installed, and how its scripts begin. */
type Installer = { install: () => Promise<string>; run: string };

/** A tab with a clock of its own: it would stop the clock of every page in the same context. */
export async function separateTab(shown: Page): Promise<Page> {
  const browser = shown.context().browser();
  if (!browser) throw new Error('The page belongs to no browser.');
  const context = await browser.newContext({ viewport: shown.viewportSize() });
  return context.newPage();
}

/** The repository of a team, made by `npm create`, that develops a remote for a site. */
export class TeamRepository {
  readonly folder: string;
  private readonly app: string;
  private readonly site: TestSite;
  private readonly registry: Registry;
  private readonly home: string;

  private constructor(home: string, app: string, site: TestSite, registry: Registry) {
    this.home = home;
    this.folder = join(home, app);
    this.app = app;
    this.site = site;
    this.registry = registry;
  }

  /** A place for the repository of the remote `app` of `site`, whose packages `registry` has. */
  static async of(app: string, site: TestSite, registry: Registry): Promise<TeamRepository> {
    return new TeamRepository(await mkdtemp(join(tmpdir(), 'furrow-team-')), app, site, registry);
  }

  remove(): Promise<void> {
    return rm(this.home, { recursive: true });
  }

  /** Runs a line of the document in a shell, and returns what it prints. The addresses are those of this machine. */
  async sh(line: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const meant = line
      .replace('https://furrow.example', this.site.url)
      .replace('https://packages.furrow.example', this.registry.url);
    const { all, exitCode } = await execa('sh', ['-c', meant], {
      cwd: line.startsWith('npm create') ? this.home : this.folder,
      env: {
        FORCE_COLOR: '0',
        npm_config_prefer_offline: 'true',
        npm_config_audit: 'false',
        FURROW_SIGNING_KEY_FILE: `../${this.app}.key`,
        ...env,
      },
      all: true,
      reject: false,
    });
    expect(exitCode, `${line}\n${all}`).toBe(0);
    return all;
  }

  /** Runs `npm create`, which finds the command as any other of the public registry. A cache of its own has no older one. */
  create(line: string): Promise<string> {
    return this.sh(line, {
      npm_config_registry: this.registry.url,
      npm_config_cache: join(this.home, 'npm'),
      npm_config_yes: 'true',
    });
  }

  /** The version of an app that the site shows its visitors. */
  async liveVersionOf(app: string): Promise<string | undefined> {
    const discovery = parseDiscovery(await (await fetch(`${this.site.url}/discovery.json`)).json());
    return liveEntry(discovery.microFrontends[app])?.metadata.version;
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  async write(file: string, content: string): Promise<void> {
    const path = join(this.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }

  async replaceIn(file: string, text: string, by: string): Promise<void> {
    const before = await this.read(file);
    expect(before).toContain(text);
    await this.write(file, before.replace(text, by));
  }

  /** Writes what the team begins with: its first page and fragment, a page with a form, and a link in a menu. */
  async begin(): Promise<void> {
    await this.write(calendarPage, page);
    await this.write(nextHarvest, fragment);
    for (const [path, content] of pageFiles(reminder, { isForm: true })) await this.write(path, content);
    const listed = "import('./pages/harvest-calendar/harvest-calendar.page')";
    const link = `{ menu: 'farmers', to: '/harvest-calendar', label: 'Harvest calendar' }`;
    const text = withRoute(await this.read('src/routes.ts'), reminder, { isForm: true })
      .replace(listed, `${listed}, kind: 'form with antd'`)
      .replace('{ defineRoutes }', '{ defineRoutes, type NavigationLinks }');
    await this.write('src/routes.ts', `${text}\nexport const navigation: NavigationLinks = [${link}];\n`);
    const hints = { Email: 'email email send', 'Days before': 'off numeric next', Crop: 'off text done' };
    const file = 'src/pages/harvest-calendar/harvest-calendar.fields.json';
    await this.write(file, JSON.stringify({ '/harvest-calendar': hints }));
  }

  /** Starts a development server on a port that is free, waits until a page of it has the text, works with it, and ends it. */
  async develop(
    line: string,
    path: string,
    content: string,
    work: (url: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const port = await freePort();
    await this.write('package.json', (await this.read('package.json')).replace(/"port": ?\d+/, `"port": ${port}`));
    const child = execa('sh', ['-c', line], { cwd: this.folder, detached: true, reject: false });
    try {
      const url = `http://localhost:${port}`;
      const answer = () => fetch(url + path).then((response) => response.text(), String);
      await expect.poll(answer, { timeout: 120_000 }).toContain(content);
      await work(url);
    } finally {
      if (child.pid) process.kill(-child.pid);
      await child;
    }
  }

  /**
   * Expects that what the team saves is seen in its page, and in its fragment in the page of another team, and that what
   * was typed there stays.
   *
   * @param tab a page of a browser that nobody uses meanwhile
   */
  async showsWhatIsSaved(tab: Page, url: string): Promise<void> {
    for (const [path, label, file, from, to] of [
      ['/harvest-calendar', 'Email', calendarPage, 'Harvests</h2>', 'Harvests of today</h2>'],
      [othersPage, 'Crop', nextHarvest, '{title}</h3>', '{title}, and soon</h3>'],
    ] as const) {
      await open(tab, url + path);
      // By keys, as a visitor does: it stays also while the page or the fragment is being hydrated.
      await tab.getByLabel(label).pressSequentially('iris');
      const source = await this.read(file);
      expect(source).toContain(from);
      const changed = tab.getByRole('heading', { name: /of today$|and soon$/ });
      // A watcher on a busy machine may miss a file that is saved once.
      await expect(async () => {
        await this.save(file, source.replace(from, to));
        await expect(changed).toHaveCount(1, { timeout: 5000 });
      }).toPass();
      await expect(tab.getByLabel(label)).toHaveValue('iris');
      await this.write(file, source);
      await expect(changed).toHaveCount(0);
    }
  }

  /** Saves a file like an editor that empties it and takes a while to write it. */
  private async save(file: string, content: string): Promise<void> {
    await this.write(file, '');
    await wait(150);
    await this.write(file, content);
  }

  /** The team moves to the next minor of `@furrow/ui`, of which its page uses what the host's copy lacks. */
  async takeNextUi(ui: string): Promise<void> {
    const unpacked = join(this.home, 'next-ui');
    await mkdir(unpacked);
    await this.registry.publish(await packNextUi(ui, unpacked));
    await this.replaceIn('package.json', '"@furrow/ui": "^1.0.0"', '"@furrow/ui": "^1.1.0"');
    await this.replaceIn(
      calendarPage,
      'import { Button }',
      "import { isWhole } from '@furrow/ui/antd/input-number';\n$&",
    );
    await this.replaceIn(calendarPage, '${days} days', "${days} ${isWhole(days) ? 'whole ' : ''}days");
  }

  /**
   * Another program than the one before installs everything again.
   *
   * @returns how the scripts of the repository begin from now on, and what the program said
   */
  async installAnew(installer: 'pnpm' | 'yarn'): Promise<{ run: string; said: string }> {
    for (const installed of ['node_modules', 'package-lock.json', 'yarn.lock'])
      await rm(join(this.folder, installed), { recursive: true, force: true });
    const { install, run } = this[installer]();
    return { run, said: await install() };
  }

  private pnpm(): Installer {
    const registry = '--config.@furrow:registry=https://packages.furrow.example';
    return { install: () => this.sh(`pnpm install --prefer-offline --no-frozen-lockfile ${registry}`), run: 'pnpm' };
  }

  private yarn(): Installer {
    const run = join(import.meta.dirname, '../node_modules/.bin/yarn');
    const env = {
      YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
      YARN_ENABLE_TELEMETRY: '0',
      // Its usual cache may hold packages of the same versions from another day.
      YARN_GLOBAL_FOLDER: join(this.home, 'yarn'),
    };
    const install = async () => {
      await this.sh(`${run} config set npmScopes.furrow.npmRegistryServer ${this.registry.url}`, env);
      return this.sh(`${run} install --no-immutable`, env);
    };
    return { install, run };
  }

  /** What the build says of itself that the next version and another installation do not change. */
  async builtFacts() {
    const built = parseBuild(JSON.parse(await this.read(join('dist', buildFile))), buildFile);
    const { app, contract, react, shared, routes } = built;
    return { app, contract, react, shared: Object.keys(shared), pages: routes.flatMap(({ pages }) => pages) };
  }
}
