import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ReactNode } from 'react';
import type { Root } from 'hast';
import type { FragmentProps } from '@furrow/formats/fragment.schema';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Person } from './article';
import {
  ArticleButton,
  ArticleLink,
  ArticlePicture,
  Column,
  Columns,
  Embedded,
  Fact,
  Facts,
  Note,
  Opening,
  Quote,
  Section,
  Table,
} from './article-blocks';

/** What the words of an article name. */
type Names = { people: Record<string, Person>; art: Record<string, string> };

/**
 * The body of an article as elements. It runs where pages are prerendered, in tests and in development: a browser has
 * the HTML.
 */
export function articleBody(tree: Root, { people, art }: Names): ReactNode {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      a: ArticleLink,
      img: ({ src, alt }) => <ArticlePicture src={art[String(src)] ?? ''} alt={alt ?? ''} />,
      'fw-section': Section,
      'fw-opening': Opening,
      'fw-quote': ({ by, ...rest }: { by?: string; children?: ReactNode }) => (
        <Quote {...rest} by={by === undefined ? undefined : people[by]} />
      ),
      'fw-facts': Facts,
      'fw-fact': Fact,
      'fw-columns': Columns,
      'fw-column': Column,
      'fw-note': Note,
      'fw-table': Table,
      'fw-button': ArticleButton,
      'fw-fragment': ({ props, ...rest }: { of: string; props: string; children?: ReactNode }) => (
        <Embedded {...rest} props={JSON.parse(props) as FragmentProps} />
      ),
    } as Parameters<typeof toJsxRuntime>[1]['components'],
  });
}
