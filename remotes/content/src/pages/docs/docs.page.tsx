import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Button } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { Notice } from '@furrow/ui/notice';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SearchField } from '@furrow/ui/search-field';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { FoldingIndex } from '../../ui/folding-index';
import { IndexLinks } from '../../ui/index-links';
import { CodePanel } from './code-panel';
import { endpoints, topics } from './docs.data';
import { searchTopics } from './docs.model';
import { TopicText } from './topic-text';
import styles from './docs.module.css';

const groups = ['Start here', 'API reference', 'Guides'] as const;

export default function DocsPage() {
  const [query, setQuery] = useState('');
  const shown = searchTopics(topics, endpoints, query);
  const searching = query.trim() !== '';
  return (
    <>
      <PageMeta
        title="API documentation: trace lots and verify credits"
        description="How to trace a lot, list a product and verify a carbon credit from your own software: keys, endpoints, webhooks, errors."
        path="/resources/docs"
        jsonLd={breadcrumbs([{ name: 'Documentation', path: '/resources/docs' }])}
      />
      <PageHead
        title="Documentation"
        lede="How to trace a lot, list a product and verify a credit from your own software."
        actions={
          <div className={styles.search}>
            <SearchField
              label="Search the documentation"
              placeholder="Search"
              value={query}
              onChange={setQuery}
              className={styles.field}
            />
            <span role="status" className={styles.count}>
              {searching && `${shown.length} ${shown.length === 1 ? 'result' : 'results'}`}
            </span>
          </div>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.index}>
          {shown.length > 0 && (
            <FoldingIndex title="Topics">
              {groups.map((group) => {
                const entries = shown.filter((topic) => topic.group === group);
                return (
                  entries.length > 0 && (
                    <div key={group} className={styles.entries}>
                      <p className={styles.label}>{group}</p>
                      <IndexLinks mark="bead" entries={entries} />
                    </div>
                  )
                );
              })}
            </FoldingIndex>
          )}
        </div>
        <div className={styles.text}>
          {shown.length > 0 ? (
            shown.map((topic) => (
              <div key={topic.id} className={styles.topic}>
                <p className={styles.group}>{topic.group}</p>
                <TopicText topic={topic} />
                {topic.id === 'endpoints' && <Endpoints />}
              </div>
            ))
          ) : (
            <EmptyState
              art={noResults}
              title="No results for that word"
              text="Try a shorter one, or the name of a field."
            >
              <Button variant="outlined" onClick={() => setQuery('')}>
                Clear Search
              </Button>
            </EmptyState>
          )}
        </div>
        {shown.some(({ id }) => id === 'endpoints') && (
          <nav aria-label="Endpoints" className={styles.onPage}>
            <p className={styles.label}>Endpoints</p>
            <IndexLinks mark="bold" entries={endpoints} />
          </nav>
        )}
      </div>
    </>
  );
}

function Endpoints() {
  return (
    <div>
      {endpoints.map(({ id, title, method, path, text, status, example }) => (
        <section key={id} id={id} aria-label={title} className={styles.endpoint}>
          <h3 className={styles.call}>
            <span className={styles.method} data-method={method}>
              {method}
            </span>
            <code>{path}</code>
          </h3>
          <p className={styles.about}>{text}</p>
          <CodePanel title={title} head={status} value={example} />
        </section>
      ))}
      <Notice tone="wheat" icon={<TriangleAlert size={20} strokeWidth={1.8} className={styles.warning} />}>
        <strong>These are examples</strong>
        <p>They show the shape of the API. No key is issued from this page.</p>
      </Notice>
    </div>
  );
}
