import * as React from 'react';
import { render } from '@testing-library/react';
import { PageMeta } from './page-meta';

function content(name: string) {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

describe('PageMeta', () => {
  test('gives a page its title, description and canonical address', () => {
    render(<PageMeta title="Impact dashboard" description="What became of every dollar." path="/impact-dashboard" />);
    expect(document.title).toBe('Impact dashboard | Furrow');
    expect(content('description')).toBe('What became of every dollar.');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://furrow.example/impact-dashboard',
    );
    expect(content('og:image')).toBe('https://furrow.example/share/furrow.png');
    expect(content('og:image:alt')).toMatch(/Furrow/);
    expect(content('robots')).toBeUndefined();
  });

  test('says when a page was changed, and that one for a single visitor is not to be listed', () => {
    render(<PageMeta title="x" description="x" path="/" modified="2025-03-15" unlisted />);
    expect(content('article:modified_time')).toBe('2025-03-15');
    expect(content('robots')).toBe('noindex');
  });

  test('leaves a title alone that names the site', () => {
    render(<PageMeta title="Furrow: from the soil to the market" description="x" path="/" />);
    expect(document.title).toBe('Furrow: from the soil to the market');
  });

  test('keeps structured data from closing its script, without a word on the console', () => {
    const error = jest.spyOn(console, 'error');
    const { container } = render(
      <PageMeta title="x" description="x" path="/" jsonLd={{ name: '</script><script>alert(1)' }} />,
    );
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('</script');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ name: '</script><script>alert(1)' });
    expect(error).not.toHaveBeenCalled();
  });

  test('sets the title alone with React 18, which would leave the other tags in the page', async () => {
    jest.doMock('react', () => ({ ...React, version: '18.3.1' }));
    await jest.isolateModulesAsync(async () => {
      const { PageMeta: OfReact18 } = await import('./page-meta');
      const { container } = render(<OfReact18 title="Orchard" description="Apples." path="/orchard" />);
      expect(container).toBeEmptyDOMElement();
    });
    expect(document.title).toBe('Orchard | Furrow');
    expect(content('description')).toBeUndefined();
  });
});
