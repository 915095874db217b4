import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRemote } from '@furrow/release/testing/fixture';
import { findOnPath } from '@furrow/testing/browser';
import { nginxProgram } from '../../scripts/machine/nginx';
import { hasPrometheus } from '../../scripts/machine/prometheus';
import { root } from '../../scripts/workspace/process';
import { expect, test } from '../src/test';
import { commandsIn } from './documented-commands';
import { ProductionMachine } from './production-machine';

/** Every line of docs/production.md, in its order, on a machine in a folder. Those on a bucket are run by another test. */
const [text = ''] = readFileSync(join(root, 'docs/production.md'), 'utf8').split('\n## An origin in a bucket\n');
const commands = commandsIn(text);

const deployed = join(root, 'deploy');
const rules = readFileSync(join(deployed, 'prometheus/furrow.rules.yml'), 'utf8');
const dashboard = JSON.parse(readFileSync(join(deployed, 'grafana/furrow.json'), 'utf8')) as {
  panels: { targets: { expr: string }[] }[];
};
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

let machine: ProductionMachine;
/** The repository of the team. */
let repository: string;
let prometheus: string;
/** The public keys, by team. */
const keys: Record<string, string> = {};

test.beforeAll(async () => {
  machine = await ProductionMachine.begin();
  repository = join(machine.folder, 'repository');
  prometheus = machine.meant('http://127.0.0.1:9090');
});
test.afterAll(() => machine.end());

const runs = async (line: string, options?: Parameters<ProductionMachine['sh']>[1]): Promise<string> => {
  const { code, output } = await machine.sh(line, options);
  expect(code, `${line}\n${output}`).toBe(0);
  return output;
};

async function asked(query: string): Promise<{ metric: Record<string, string>; value: [number, string] }[]> {
  const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`);
  const body = (await answer.json()) as { status: string; error?: string; data: { result: never[] } };
  expect(body.status, `${query}\n${body.error}`).toBe('success');
  return body.data.result;
}

const certificate =
  '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=furrow.example -addext subjectAltName=DNS:furrow.example -keyout /etc/furrow/tls.key -out /etc/furrow/tls.crt';
const edits = [
  's#listen 80;#include /etc/furrow/tls.conf;#',
  '/furrow_collector {/,/}/s#"";#127.0.0.1:4010;#',
  '/furrow_uploads {/,/}/s#"";#127.0.0.1:4010;#',
  's#headers.nginx.conf;#& add_header Strict-Transport-Security "max-age=63072000" always;#',
]
  .map((edit) => `-e '${edit}'`)
  .join(' ');

/** Builds the remote in the repository of the team: small files, as its bundler would leave them. */
async function build(version: string): Promise<void> {
  const dist = join(repository, 'dist');
  await rm(dist, { recursive: true, force: true });
  await writeRemote(dist, 'harvests', { version, content: version, pages: { '/harvests': ['/harvests'] } });
  await writeFile(join(repository, 'package.json'), '{ "name": "harvests" }');
  await writeFile(join(repository, 'rspack.config.ts'), '');
}

/**
 * Visitors of the canary, of whom each eighth gets an error. nginx tells of a visit beside its answer, so the report of one
 * or another comes before it and does not count: there are more than the hundred that are needed.
 */
async function visitCanary(): Promise<void> {
  const texts = (values: Record<string, string>) =>
    Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const resource = { attributes: texts({ 'service.name': 'harvests', 'service.version': '1.1.0' }) };
  const of = texts({ 'furrow.phase': 'entry', 'url.template': '/harvests' });
  const failure = { resource, scopeLogs: [{ logRecords: [{ body: { stringValue: 'Error: 404' }, attributes: of }] }] };
  const dataPoints = [{ sum: 900, attributes: texts({ 'url.template': '/harvests' }) }];
  const wait = {
    resource,
    scopeMetrics: [{ metrics: [{ name: 'furrow.lcp', exponentialHistogram: { dataPoints } }] }],
  };
  for (let visitor = 1; visitor <= 150; visitor += 1) {
    const from = `127.0.1.${visitor}`;
    expect(await machine.ask('/_v/harvests@1.1.0/harvests', { from })).toBe(200);
    const [kind, body] =
      visitor % 8 === 0 ? ['logs', { resourceLogs: [failure] }] : ['metrics', { resourceMetrics: [wait] }];
    expect(await machine.ask(`/_reports/v1/${kind}`, { from, body: JSON.stringify(body) })).toBe(204);
  }
}

const publicKey = async (line: string) => /^MCow\S+$/m.exec(await runs(line))?.[0] ?? '';

/** What each line does. One that is not here is run by no test. */
const steps: [string, (line: string) => Promise<unknown>][] = [
  ['install --directory /etc/furrow /var/lib/letsencrypt', (line) => runs(line)],
  [
    'install --directory --owner furrow --group furrow /srv/furrow /srv/furrow/.furrow /var/backups/furrow',
    (line) => runs(line),
  ],
  ['ln --symbolic /opt/furrow/node_modules/.bin/furrow /usr/local/bin/furrow', (line) => runs(line)],
  ['furrow keygen ~/platform.key', async (line) => void (keys.platform = await publicKey(line))],
  ['furrow keygen ~/market.key', async (line) => void (keys.market = await publicKey(line))],
  [
    'furrow --origin /srv/furrow publish host --promote --key ~/platform.key',
    async (line) => {
      const [teams = '', settings = ''] = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json = '']) => json);
      const ofTeams = JSON.parse(teams) as Record<string, { keys: string[] }>;
      for (const [team, of] of Object.entries(ofTeams)) of.keys = [keys[team] ?? ''];
      const written = (name: string) => join(machine.folder, 'srv/furrow/.furrow', name);
      await writeFile(written('teams.json'), JSON.stringify(ofTeams));
      await writeFile(written('site.json'), machine.meant(settings));
      expect(await runs(`${line} --no-build --no-browser`)).toContain('is live.');
    },
  ],
  ['chown --recursive furrow:furrow /srv/furrow', (line) => runs(line)],
  ['runuser -u furrow -- furrow --origin /srv/furrow report-to /_reports', (line) => runs(line)],
  [`openssl req ${certificate}`, (line) => runs(line)],
  ['export CURL_CA_BUNDLE=/etc/furrow/tls.crt NODE_EXTRA_CA_CERTS=/etc/furrow/tls.crt', (line) => runs(line)],
  ['cp deploy/nginx/tls.conf /etc/furrow/tls.conf', (line) => runs(line)],
  ['cp deploy/nginx/redirect.conf /etc/nginx/conf.d/furrow-redirect.conf', (line) => runs(line)],
  [
    `sed ${edits} deploy/nginx/furrow.conf > /etc/nginx/conf.d/furrow.conf`,
    async (line) => {
      await runs(line);
      await machine.settle('/etc/nginx/conf.d');
      await machine.settle('/etc/furrow', (name) => name === 'tls.conf');
    },
  ],
  [
    'nginx -t && nginx -s reload',
    async (line) => {
      await machine.startNginx();
      await runs(line);
    },
  ],
  [
    'curl --silent --show-error --head https://furrow.example/',
    async (line) => {
      const answer = await runs(line);
      expect(answer).toMatch(/^HTTP\/2 404 /);
      expect(answer).toContain('strict-transport-security: max-age=63072000');
      expect(answer).toContain('content-security-policy: ');
      // While nginx reloads, workers that leave close their connections.
      await expect(async () => {
        const plain = await fetch(machine.meant('http://furrow.example/harvests?page=2'), { redirect: 'manual' });
        const secure = machine.meant('https://furrow.example/harvests?page=2');
        expect([plain.status, plain.headers.get('location')]).toEqual([308, secure]);
      }).toPass({ timeout: 30_000 });
      // As certbot puts the answer of the authority there.
      const question = '.well-known/acme-challenge';
      const webroot = machine.meant('/var/lib/letsencrypt/');
      await mkdir(join(webroot, '.well-known'));
      await mkdir(join(webroot, question));
      await writeFile(join(webroot, question, 'token'), 'token.thumbprint');
      const told = await fetch(machine.meant(`http://furrow.example/${question}/token`), { redirect: 'manual' });
      expect([told.status, told.headers.get('content-type'), await told.text()]).toEqual([
        200,
        'text/plain',
        'token.thumbprint',
      ]);
    },
  ],
  [
    'cp deploy/systemd/furrow.service deploy/systemd/furrow-watch@.service /etc/systemd/system/',
    async (line) => {
      await runs(line);
      await machine.settle('/etc/systemd/system');
    },
  ],
  [
    'systemd-analyze verify /etc/systemd/system/furrow.service /etc/systemd/system/furrow-watch@.service',
    (line) => withSystemd(async () => expect((await runs(line)).trim()).toBe('')),
  ],
  [
    'systemd-analyze security --offline=yes --threshold=15 /etc/systemd/system/furrow.service /etc/systemd/system/furrow-watch@.service',
    async (line) => {
      await withSystemd(async () => {
        const told = await runs(line);
        for (const [unit, exposure] of Object.entries({ 'furrow.service': '1.3', 'furrow-watch@i.service': '1.0' }))
          expect(told).toContain(`exposure level for ${unit}: ${exposure} `);
      });
      await machine.start(await machine.commandOf('furrow.service'), 'http://127.0.0.1:9464/metrics');
      for (const port of [4010, 9464])
        await expect(fetch(machine.meant(`http://127.0.0.2:${port}/metrics`)), String(port)).rejects.toThrow();
    },
  ],
  [
    'furrow publish harvests --promote --to https://furrow.example --key ~/market.key',
    async (line) => {
      await build('1.0.0');
      expect(await runs(`${line} --no-build --no-browser`, { folder: repository })).toContain('harvests@1.0.0 is live');
      expect(await machine.ask('/harvests')).toBe(200);
    },
  ],
  [
    'furrow status --to https://furrow.example --key ~/market.key',
    async (line) => expect(await runs(line)).toMatch(/harvests +1\.0\.0 +100%.* market/),
  ],
  [
    'furrow publish harvests --to https://furrow.example --key ~/market.key',
    async (line) => {
      await build('1.1.0');
      await runs(`${line} --no-build --no-browser`, { folder: repository });
    },
  ],
  [
    'furrow promote harvests@1.1.0 --traffic 10 --to https://furrow.example --key ~/market.key',
    async (line) => {
      await runs(line, { folder: repository });
      await visitCanary();
    },
  ],
  [
    'runuser -u furrow -- furrow --origin /srv/furrow --actor watch watch harvests',
    async (line) => {
      const { code, output } = await machine.sh(line);
      expect(output).toContain('harvests@1.1.0 was withdrawn');
      expect(code).toBe(1);
    },
  ],
  [
    'runuser -u furrow -- furrow --origin /srv/furrow why harvests@1.1.0',
    async (line) => {
      const told = await runs(line);
      expect(told).toContain('market (verified: market): publish harvests@1.1.0');
      expect(told).toContain('watch (not verified): rollback harvests@1.1.0');
    },
  ],
  [
    'runuser -u furrow -- furrow --origin /srv/furrow backup /var/backups/furrow/2026-11',
    async (line) => {
      expect(await runs(line)).toMatch(/The backup has the site up to event \d+\. It holds 3 new releases\./);
      // A file of somebody else's would stop the service.
      expect(await runs(`find /srv/furrow ! -user ${machine.user}`)).toBe('');
    },
  ],
  [
    'runuser -u furrow -- furrow --origin /var/backups/furrow/2026-11 verify',
    async (line) => expect(await runs(line)).toContain('All match.'),
  ],
  [
    'cp deploy/systemd/furrow-backup.service deploy/systemd/furrow-backup.timer /etc/systemd/system/',
    async (line) => {
      await runs(line);
      await machine.settle('/etc/systemd/system');
    },
  ],
  [
    'systemd-analyze verify /etc/systemd/system/furrow-backup.service /etc/systemd/system/furrow-backup.timer',
    (line) => withSystemd(async () => expect((await runs(line)).trim()).toBe('')),
  ],
  [
    'systemd-analyze security --offline=yes --threshold=15 /etc/systemd/system/furrow-backup.service',
    async (line) => {
      await withSystemd(() => runs(line));
      expect(await runs(await machine.commandOf('furrow-backup.service'))).toContain('The backup has the site');
    },
  ],
  ['install --directory --owner furrow --group furrow /srv/restored', (line) => runs(line)],
  [
    'runuser -u furrow -- furrow --origin /srv/restored restore /var/backups/furrow/2026-11',
    async (line) => expect(await runs(line)).toMatch(/The site is as it was after event \d+\./),
  ],
  [
    'runuser -u furrow -- furrow --origin /srv/restored verify',
    async (line) => expect(await runs(line)).toContain('All match.'),
  ],
  [
    'runuser -u furrow -- furrow --origin /srv/restored status',
    async (line) => {
      // The site has gone on counting visits since it was copied.
      const restored = await runs(line);
      expect(restored).toBe(await runs(line.replace('/srv/restored', '/var/backups/furrow/2026-11')));
      expect(restored).toMatch(/harvests +1\.1\.0 +0% +withdrawn/);
    },
  ],
  [
    'curl --silent --show-error http://127.0.0.1:9464/metrics',
    async (line) => {
      const metrics = await runs(line);
      for (const [, name] of text.matchAll(/`((?:furrow|process)_[a-z_]+)(?:\{[a-z,]+\})?`/g))
        expect(metrics).toContain(`# TYPE ${name} `);
      expect(metrics).toContain('furrow_releases_total{app="harvests",result="rolled_back"} 1\n');
      expect(metrics).toContain('furrow_team_commands_total{team="market",command="promote",result="done"} 1\n');
      if (hasPrometheus) expect((await runs('promtool check metrics', { input: metrics })).trim()).toBe('');
    },
  ],
  [
    'promtool test rules deploy/prometheus/furrow.test.yml',
    (line) => withPrometheus(async () => expect(await runs(line)).toContain('SUCCESS')),
  ],
  ['install --directory /etc/prometheus/furrow', (line) => runs(line)],
  [
    'cp deploy/prometheus/prometheus.yml deploy/prometheus/furrow.rules.yml /etc/prometheus/furrow/',
    (line) => runs(line),
  ],
  [
    'promtool check config /etc/prometheus/furrow/prometheus.yml',
    (line) => withPrometheus(async () => expect(await runs(line)).toContain('13 rules found')),
  ],
  [
    `echo 'ARGS="--config.file=/etc/prometheus/furrow/prometheus.yml --storage.tsdb.path=/var/lib/prometheus/furrow --web.listen-address=127.0.0.1:9090"' > /etc/default/prometheus`,
    async (line) => {
      await runs(line);
      await withPrometheus(isScraped);
    },
  ],
];

const withSystemd = async (work: () => Promise<unknown>) => (findOnPath('systemd-analyze') ? work() : undefined);
const withPrometheus = async (work: () => Promise<unknown>) => (hasPrometheus ? work() : undefined);

/** Prometheus reads the figures of the site, and every query of ours is about figures that there are. */
async function isScraped(): Promise<void> {
  await machine.settle('/etc/prometheus/furrow', (name) => name === 'prometheus.yml');
  const settings = machine.meant('/etc/prometheus/furrow/prometheus.yml');
  await writeFile(settings, (await readFile(settings, 'utf8')).replaceAll('15s', '1s'));
  // As the service of Debian's package starts it.
  const given = await runs('. /etc/default/prometheus && echo "$ARGS"');
  await machine.start(
    `${machine.asService}prometheus ${given.trim()} --log.level=error`,
    'http://127.0.0.1:9090/-/ready',
  );
  await expect(fetch(machine.meant('http://127.0.0.2:9090/-/ready'))).rejects.toThrow();
  await expect.poll(async () => (await asked('up{job="furrow"} == 1')).length, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await asked('furrow_readable == 1')).length).toBe(4);
  const { data: names } = (await (await fetch(`${prometheus}/api/v1/label/__name__/values`)).json()) as {
    data: string[];
  };
  const expressions = [...rules.matchAll(/expr: (?:\|\n)?([^]*?)\n {8}(?:for|labels)/g)].map(([, expr = '']) => expr);
  expect(expressions.length).toBe(13);
  // The canary is withdrawn.
  const absent = ['furrow_canary_share', 'furrow_canary_visits', 'furrow_canary_odds'];
  for (const expr of [...expressions, ...queries]) {
    await asked(expr.replaceAll('$__rate_interval', '1m'));
    for (const [name] of expr.matchAll(/\bfurrow_[a-z_]+/g)) expect([...names, ...absent]).toContain(name);
  }
  // The site is well, so no alarm is raised.
  expect(await asked('ALERTS{alertstate="firing"}')).toEqual([]);
  expect((await asked('sum(up{job="furrow"})'))[0]?.value[1]).toBe('1');
}

/** Where nginx is not installed, the machine of the document cannot be set up. */
if (nginxProgram) {
  test('docs/production.md leads from an empty folder to a site with TLS, teams and alarms, line by line', async () => {
    test.setTimeout(400_000);
    expect(commands).toEqual(steps.map(([line]) => line));
    for (const [line, act] of steps) await test.step(line, () => act(line));
  });
}
