import { s3Client, type S3Client } from '../storage/s3-client';
import type { S3Server } from './s3-server';

class Killed extends Error {}

/** A client that does not wait between two attempts. */
export function hastyClient({ access }: S3Server): S3Client {
  return s3Client(access, { wait: () => Promise.resolve() });
}

/**
 * Runs the work as a process that is killed at its request with this number, counted from 0: none of its requests is heard from
 * then on, but `isCarriedOut` lets the bucket still carry out the one at which it was killed.
 *
 * @returns whether it was killed before it was done
 */
export async function runAndKill(
  server: S3Server,
  request: number,
  isCarriedOut: boolean,
  work: (client: S3Client) => Promise<unknown>,
): Promise<boolean> {
  let count = -1;
  server.fault = () => {
    count += 1;
    if (count < request) return undefined;
    return count === request && isCarriedOut ? 'lost' : 'unheard';
  };
  const client = s3Client(server.access, { wait: () => Promise.reject(new Killed()) });
  try {
    await work(client);
  } catch (error) {
    if (count < request) throw error;
  } finally {
    server.fault = () => undefined;
  }
  return count >= request;
}
