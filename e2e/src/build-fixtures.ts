import { buildFixtures } from './fixtures';

/**
 * Builds the fixtures before any worker needs them, because two workers must not build the same variant at the same
 * time.
 */
export default async function globalSetup(): Promise<void> {
  await buildFixtures();
}
