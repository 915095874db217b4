import { BackLink } from '@furrow/ui/back-link';
import { Button } from '@furrow/ui/button';
import type { Whitepaper } from '../data/whitepapers.data';
import type { Section } from './article';
import { longDate } from './long-date';
import { QuietPage } from './quiet-page';
import { useDownload } from './use-download';

type WhitepaperPageProps = { paper: Whitepaper; sections: readonly Section[] };

/** A whitepaper in brief, to be read online; the whole of it is the download. */
export function WhitepaperPage({ paper, sections }: WhitepaperPageProps) {
  const download = useDownload();
  const { slug, title, description, pages, date } = paper;
  return (
    <QuietPage
      above={<BackLink to="/resources/whitepapers">Whitepapers</BackLink>}
      article={{
        path: `/resources/whitepapers/${slug}`,
        title,
        lede: description,
        trail: [{ name: 'Whitepapers', path: '/resources/whitepapers' }],
        sections,
        gist: { title: 'The whole paper', text: `${pages} pages, ${longDate(date)}. This page is the short form.` },
      }}
    >
      <Button variant="outlined" size="small" block onClick={() => download(title)}>
        Download PDF
      </Button>
    </QuietPage>
  );
}
