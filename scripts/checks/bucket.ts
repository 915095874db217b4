import { fail, run } from '../workspace/process';
import { startCeph } from '../machine/ceph';

/**
 * `pnpm check bucket`: what storage promises, the life of a remote by the command line, and what docs/production.md
 * says, on a bucket that others wrote: the one that FURROW_TEST_BUCKET names, or else one that Ceph's gateway serves
 * from memory.
 */
export async function checkBucket(): Promise<void> {
  const named = process.env.FURROW_TEST_BUCKET;
  const ceph =
    named === undefined ? await startCeph(console.log).catch((error: Error) => fail(error.message)) : undefined;
  const files = [
    'shared/tools/release/src/store/storage.test.ts',
    'shared/tools/release/src/cli/bucket-cycle.walk.test.ts',
    'shared/tools/release/src/cli/production-bucket.walk.test.ts',
  ];
  try {
    const { code } = await run('jest', [...files, '--testNamePattern', 'FURROW_TEST_BUCKET'], {
      live: true,
      ...(ceph && { env: ceph.env }),
    });
    process.exitCode = code;
  } finally {
    await ceph?.stop();
  }
}
