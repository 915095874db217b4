import { object, string } from 'zod/mini';
import { checkDocument, documentText } from './check-shape';
import { parsePublicSite } from './public-site.schema';

const schema = object({ name: string() });

describe('a document of a release', () => {
  it('says its format, which its reader knows', () => {
    const text = documentText({ name: 'shop' });
    expect(JSON.parse(text)).toEqual({ format: 1, name: 'shop' });
    expect(checkDocument(schema, JSON.parse(text), 'build.json')).toEqual({ name: 'shop' });
  });

  it('that says nothing has the first format', () => {
    expect(checkDocument(schema, { name: 'shop' }, 'build.json')).toEqual({ name: 'shop' });
  });

  it.each([
    [{ format: 2, needs: '2.3.0' }, 'Update this command to at least 2.3.0.'],
    [{ format: 7, needs: 'latest; rm -rf' }, 'Update this command.'],
    [{ format: 3 }, 'Update this command.'],
  ])('of a newer format says what to update, whatever else it holds: %j', (said, advice) => {
    expect(() => checkDocument(schema, { ...said, name: 1 }, 'build.json')).toThrow(
      new Error(
        `build.json has format ${said.format}, written by a newer release command; this one reads up to 1. ${advice}`,
      ),
    );
  });

  it.each([null, 'text', [], 3, undefined])('is no %j', (value) => {
    expect(() => checkDocument(schema, value, 'build.json')).toThrow('build.json: ');
  });
});

describe('the settings that a site says to everybody', () => {
  const site = { format: 1, url: 'https://furrow.example', teams: { market: { apps: ['shop'], keys: ['key'] } } };

  it('keep what their reader does not know', () => {
    expect(parsePublicSite({ ...site, locale: 'en' })).toEqual({ ...site, locale: 'en' });
  });

  it('of a newer format say what to update', () => {
    expect(() => parsePublicSite({ format: 2, needs: '3.0.0' })).toThrow(
      'site.json has format 2, written by a newer release command; this one reads up to 1. Update this command to at least 3.0.0.',
    );
  });

  it('name the field which is wrong', () => {
    expect(() => parsePublicSite({ ...site, url: 1 })).toThrow('site.json: url must be string');
  });
});
