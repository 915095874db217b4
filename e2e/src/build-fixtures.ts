import { faultyAlmanac } from './faulty';
import { buildFixtures } from './fixtures';

/**
 * Builds the fixtures before any worker needs them, because two workers must not build the same variant at the same
 * time.
 */
export default async function globalSetup(): Promise<void> {
  // Two specs release these.
  await buildFixtures([await faultyAlmanac('1.0.0'), await faultyAlmanac('1.1.0')]);
}
