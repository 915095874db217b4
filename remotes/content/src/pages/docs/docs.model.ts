import { matchesWords } from '@furrow/ui/match-words';
import { plainText } from './topic';
import type { Endpoint, Topic } from './docs.data';

/**
 * Topics that hold every word of the query, in any order; all of them while the query is empty. Endpoints belong to
 * their own topic.
 */
export function searchTopics(topics: readonly Topic[], endpoints: readonly Endpoint[], query: string): Topic[] {
  return topics.filter((topic) =>
    matchesWords(query, plainText(topic), topic.id === 'endpoints' ? endpointText(endpoints) : ''),
  );
}

function endpointText(endpoints: readonly Endpoint[]): string {
  return endpoints
    .map(({ title, method, path, text, status, example }) =>
      [title, method, path, text, status, JSON.stringify(example)].join(' '),
    )
    .join(' ');
}

export type JsonToken = { kind: 'key' | 'text' | 'number' | 'other'; text: string };

/** The value as JSON, indented by two spaces and cut into pieces that have one color each. */
export function jsonTokens(value: object): JsonToken[] {
  const source = JSON.stringify(value, null, 2);
  const pattern = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?/g;
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'other', text: source.slice(end, match.index) });
    const [whole, quoted, colon] = match;
    if (quoted === undefined) tokens.push({ kind: 'number', text: whole });
    else {
      tokens.push({ kind: colon ? 'key' : 'text', text: quoted });
      if (colon) tokens.push({ kind: 'other', text: colon });
    }
    end = match.index + whole.length;
  }
  tokens.push({ kind: 'other', text: source.slice(end) });
  return tokens;
}
