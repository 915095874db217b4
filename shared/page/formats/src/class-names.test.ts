import { classHashLength, withoutClassHashes } from './class-names';

it('takes the hash of a build from the names of classes, also that of releases of before', () => {
  const hash = 'a-_Z9x'.slice(0, classHashLength);
  expect(withoutClassHashes(`root-${hash} fw-num wide-${hash}`)).toBe('root fw-num wide');
  expect(withoutClassHashes('root-a-_Z9x wide')).toBe('root wide');
});
