import { cpSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPrometheus } from '../../scripts/machine/prometheus';
import { root } from '../../scripts/workspace/process';
import { copyOrigin, originFolder } from '../src/origin';
import { expect, test } from '../src/test';
import { ProductionMachine } from './production-machine';

/** Every line of docs/production.md, in its order, on a machine in a folder. */
const text = readFileSync(join(root, 'docs/production.md'), 'utf8');
const commands = [...text.matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .flatMap((line) => line.split(/\s+#/)[0]?.trim() || []);

const deployed = join(root, 'deploy');
const rules = readFileSync(join(deployed, 'prometheus/furrow.rules.yml'), 'utf8');
const dashboard = JSON.parse(readFileSync(join(deployed, 'grafana/furrow.json'), 'utf8')) as {
  panels: { targets: { expr: string }[] }[];
};
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

let machine: ProductionMachine;
let prometheus: string;

test.beforeAll(async () => {
  machine = await ProductionMachine.begin([4010, 9464, 9090]);
  const origin = join(machine.folder, 'srv/furrow');
  await copyOrigin(originFolder, origin);
  machine.mean('/srv/furrow', origin);
  machine.mean('/var/lib/prometheus', join(machine.folder, 'prometheus'));
  cpSync(join(deployed, 'prometheus'), join(machine.folder, 'prometheus-settings'), { recursive: true });
  prometheus = machine.meant('http://127.0.0.1:9090');
});
test.afterAll(() => machine.end());

const runs = async (line: string, input?: string): Promise<string> => {
  const { code, output } = await machine.sh(line, input);
  expect(code, `${line}\n${output}`).toBe(0);
  return output;
};

async function asked(query: string): Promise<{ metric: Record<string, string>; value: [number, string] }[]> {
  const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`);
  const body = (await answer.json()) as { status: string; error?: string; data: { result: never[] } };
  expect(body.status, `${query}\n${body.error}`).toBe('success');
  return body.data.result;
}

/** What each line does. One that is not here is run by no test. */
const steps: [string, (line: string) => Promise<unknown>][] = [
  [
    'furrow --origin /srv/furrow serve --port 4010 --reports --uploads --proxy loopback --metrics 9464',
    (line) => machine.start(line, 'http://127.0.0.1:9464/metrics'),
  ],
  [
    'curl --silent --show-error http://127.0.0.1:9464/metrics',
    async (line) => {
      await fetch(machine.meant('http://127.0.0.1:4010/'));
      const metrics = await runs(line);
      for (const [, name] of text.matchAll(/`((?:furrow|process)_[a-z_]+)(?:\{[a-z,]+\})?`/g))
        expect(metrics).toContain(`# TYPE ${name} `);
      expect(metrics).toContain('furrow_http_requests_total{kind="site",status="2xx"} 1\n');
      if (hasPrometheus) expect((await runs('promtool check metrics', metrics)).trim()).toBe('');
    },
  ],
  ['promtool check config deploy/prometheus/prometheus.yml', (line) => withPrometheus(() => runs(line))],
  [
    'promtool test rules deploy/prometheus/furrow.test.yml',
    (line) => withPrometheus(async () => expect(await runs(line)).toContain('SUCCESS')),
  ],
  [
    'prometheus --config.file=deploy/prometheus/prometheus.yml --storage.tsdb.path=/var/lib/prometheus/furrow',
    (line) => withPrometheus(() => isScraped(line)),
  ],
];

const withPrometheus = async (work: () => Promise<unknown>) => (hasPrometheus ? work() : undefined);

/** Prometheus reads the figures of the site, and every query of ours is about figures that there are. */
async function isScraped(line: string): Promise<void> {
  const settings = join(machine.folder, 'prometheus-settings/prometheus.yml');
  const often = readFileSync(settings, 'utf8').replaceAll('15s', '1s');
  await writeFile(settings, machine.meant(often));
  const meant = line.replace('deploy/prometheus/prometheus.yml', settings);
  await machine.start(
    `${meant} --web.listen-address=127.0.0.1:9090 --log.level=error`,
    'http://127.0.0.1:9090/-/ready',
  );
  await expect.poll(async () => (await asked('up{job="furrow"} == 1')).length, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await asked('furrow_readable == 1')).length).toBe(4);
  const { data: names } = (await (await fetch(`${prometheus}/api/v1/label/__name__/values`)).json()) as {
    data: string[];
  };
  const expressions = [...rules.matchAll(/expr: (?:\|\n)?([^]*?)\n {8}(?:for|labels)/g)].map(([, expr = '']) => expr);
  expect(expressions.length).toBe(12);
  const absent = ['furrow_canary_share', 'furrow_canary_visits', 'furrow_canary_odds', 'furrow_team_commands_total'];
  for (const expr of [...expressions, ...queries]) {
    await asked(expr.replaceAll('$__rate_interval', '1m'));
    for (const [name] of expr.matchAll(/\bfurrow_[a-z_]+/g)) expect([...names, ...absent]).toContain(name);
  }
  // The site is well, so no alarm is raised and the dashboard shows it.
  expect(await asked('ALERTS{alertstate="firing"}')).toEqual([]);
  expect((await asked('sum(up{job="furrow"})'))[0]?.value[1]).toBe('1');
}

test('docs/production.md leads through all that it says, line by line', async () => {
  test.setTimeout(240_000);
  expect(commands).toEqual(steps.map(([line]) => line));
  for (const [line, act] of steps) await test.step(line, () => act(line));
});
