import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOnPath } from '@furrow/testing/browser';
import { signedTransport } from '@furrow/release/store/s3-transport';
import { freePort } from './free-port';
import { canInstallPackages, installPackages } from './packages';
import { root, run, start } from '../workspace/process';

const packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'monmaptool'];

/** A bucket on a server that speaks S3, and the environment variables with which tests reach it. */
export type CephBucket = { env: NodeJS.ProcessEnv; stop(): Promise<void> };

/**
 * Starts Ceph's S3 gateway with one monitor and one store in memory (memstore), and makes a bucket in it. Debian's
 * packages are installed when they are missing and installing is allowed.
 *
 * @throws Error with what is missing, or with the output of a program that did not start
 */
export async function startCeph(report: (line: string) => void): Promise<CephBucket> {
  await installCeph(report);
  const folder = join(root, '.cache/ceph');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'mon'), { recursive: true });
  await mkdir(join(folder, 'osd'));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const [cluster, store] = [randomUUID(), randomUUID()];
  const [key, secret] = [randomUUID(), randomUUID()];
  const configuration = join(folder, 'ceph.conf');
  await writeFile(configuration, settings({ folder, cluster, monitor, gateway }));

  const ended: string[] = [];
  const ceph = async (program: string, ...args: string[]) => {
    const { code, output } = await run('timeout', ['60', program, '-c', configuration, ...args]);
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed (${code}): ${output}`);
  };
  const daemons = [] as ReturnType<typeof start>[];
  const serve = (program: string, ...args: string[]) => {
    const daemon = start(program, ['-c', configuration, '-f', ...args]);
    void daemon.then(({ all }) => ended.push(`${program} ended: ${all}`));
    daemons.push(daemon);
  };
  const stop = async () => {
    for (const daemon of daemons.reverse()) {
      // Its data is thrown away, so the processes may be killed.
      daemon.kill('SIGKILL');
      await daemon;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    report('Starting a monitor, a store in memory and the gateway');
    const map = join(folder, 'monmap');
    await ceph('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map);
    await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    serve('ceph-mon', '-i', 'a');
    await ceph('ceph', 'osd', 'new', store, '0');
    await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
    serve('ceph-osd', '-i', '0');
    const names = ['--uid=furrow', '--display-name=furrow', `--access-key=${key}`, `--secret-key=${secret}`];
    await ceph('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...names);
    serve('radosgw', '-n', 'client.rgw', '--no-mon-config');
    const endpoint = `http://127.0.0.1:${gateway}`;
    while (!(await answers(endpoint))) {
      if (ended.length > 0) throw new Error(ended.join('\n'));
      await sleep(200);
    }
    const access = { url: `${endpoint}/furrow/`, region: 'us-east-1', accessKeyId: key, secretAccessKey: secret };
    const { status, body } = await signedTransport(access)({ method: 'PUT' });
    if (status !== 200) throw new Error(`The gateway makes no bucket (${status}): ${body.toString()}`);
    return {
      env: {
        FURROW_TEST_BUCKET: 's3://furrow',
        FURROW_TEST_ENDPOINT: endpoint,
        AWS_ACCESS_KEY_ID: key,
        AWS_SECRET_ACCESS_KEY: secret,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function installCeph(report: (line: string) => void): Promise<void> {
  const missing = () => programs.filter((program) => !findOnPath(program));
  if (missing().length > 0 && canInstallPackages()) {
    report("Installing Ceph's gateway and stores (once) …");
    await installPackages(packages);
  }
  if (missing().length > 0)
    throw new Error(`There is no ${missing().join(', ')} here: install ${packages.join(', ')} of Debian or Ubuntu.`);
}

type Settings = { folder: string; cluster: string; monitor: number; gateway: number };

/** The configuration of a cluster with one store, one copy of everything and no authentication. */
function settings({ folder, cluster, monitor, gateway }: Settings): string {
  return `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitor}
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
mon data = ${folder}/mon
osd data = ${folder}/osd
auth cluster required = none
auth service required = none
auth client required = none
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
# The gateway encrypts what it says to the monitor unless it is told otherwise, for which it would need a key.
ms mon client mode = crc
`;
}

async function answers(endpoint: string): Promise<boolean> {
  return fetch(endpoint).then(
    () => true,
    () => false,
  );
}
