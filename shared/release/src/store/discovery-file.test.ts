import { discoveryPath } from '@furrow/discovery/discovery';
import { emptyDiscovery } from '@furrow/discovery/discovery.schema';
import { toJson } from '../domain/json';
import { updateDiscovery } from './discovery-file';
import { memoryStorage } from './memory-storage';
import { readText } from './storage';

const originWithDiscovery = async () => {
  const storage = memoryStorage();
  await storage.write(discoveryPath, toJson(emptyDiscovery));
  return storage;
};

it('starts again when what made a change fail was somebody else, who wrote the document meanwhile', async () => {
  const storage = await originWithDiscovery();
  let attempt = 0;
  const changed = await updateDiscovery(storage, async (discovery) => {
    attempt += 1;
    if (attempt > 1) return discovery;
    await storage.write(discoveryPath, `${toJson(emptyDiscovery)}\n`);
    throw new Error('a file of the version is missing');
  });
  expect(attempt).toBe(2);
  expect(changed).toEqual(emptyDiscovery);
});

it('fails with the error of the change when nobody else wrote', async () => {
  const storage = await originWithDiscovery();
  const change = jest.fn(() => {
    throw new Error('a file of the version is missing');
  });
  await expect(updateDiscovery(storage, change)).rejects.toThrow('a file of the version is missing');
  expect(change).toHaveBeenCalledTimes(1);
});

it.each([
  ['cut off', '{ "schema": ', /^discovery\.json holds no valid JSON\./],
  [
    'of a schema that is not known',
    '{ "schema": "https://schema.example/v9", "microFrontends": {} }',
    /schema must be /,
  ],
])('says what to do about a document that is %s, and leaves it as it is', async (_how, text, reason) => {
  const storage = memoryStorage();
  await storage.write(discoveryPath, text);
  const update = updateDiscovery(storage, () => emptyDiscovery);
  await expect(update).rejects.toThrow(reason);
  await expect(update).rejects.toThrow('Bring its last good copy back from a backup, then run "release repair".');
  expect(await readText(storage, discoveryPath)).toBe(text);
});
