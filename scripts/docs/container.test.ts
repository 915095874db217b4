import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** deploy/container sets up the machine of docs/production.md. */

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const containerfile = read('deploy/container/Containerfile');
const { services } = parse(read('deploy/container/compose.yaml')) as {
  services: Record<string, Record<string, unknown>>;
};

it('configures nginx as the document does', () => {
  const [, edits = ''] = /^sed (-e .*) deploy\/nginx\/furrow\.conf/m.exec(read('docs/production.md')) ?? [];
  const [, inImage = ''] = /sed (-e .*) \/opt\/nginx\/furrow\.conf/.exec(containerfile) ?? [];
  expect(edits).not.toBe('');
  expect(inImage.replaceAll('/etc/nginx/tls.conf', '/etc/furrow/tls.conf')).toBe(edits);
});

it('runs the server as the unit of systemd does', () => {
  const [, unit = ''] =
    /^ExecStart=\S+ --origin \/srv\/furrow (serve .*)$/m.exec(read('deploy/systemd/furrow.service')) ?? [];
  const [, command = '[]'] = /^CMD (\["serve".*\])$/m.exec(containerfile) ?? [];
  // The port of the figures is reached from outside of the container.
  expect((JSON.parse(command) as string[]).join(' ').replace('0.0.0.0:9464', '9464')).toBe(unit);
});

it.each(Object.keys(services))(
  'gives %s a user without rights, a file system that it cannot write, and a health check',
  (name) => {
    const stage = containerfile.split(/^FROM /m).find((text) => text.includes(` AS ${name}\n`)) ?? '';
    expect(stage).toMatch(/^USER furrow$/m);
    expect(stage).toMatch(/^HEALTHCHECK /m);
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      build: { target: name },
    });
  },
);
