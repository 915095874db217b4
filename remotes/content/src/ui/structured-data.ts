import type {
  BlogPosting,
  Event,
  FAQPage,
  JobPosting,
  NewsArticle,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts';
import { absolute, addressHere, schemaOrg as context } from '@furrow/ui/structured-data';
import * as words from './words';
import type { Article, BlogArticle } from './article';

const furrow = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: 'Furrow',
  url: absolute('/'),
  logo: absolute('/logo.png'),
} satisfies Organization;

export function organization(): WithContext<Organization> {
  return {
    '@context': context,
    ...furrow,
    slogan: words.slogan,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: 'hello@furrow.example' },
    sameAs: ['https://github.furrow.example', 'https://x.furrow.example', 'https://linkedin.furrow.example'],
  };
}

export function webSite(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: 'Furrow',
    url: absolute(addressHere('/')),
    inLanguage: words.inLanguage(),
    publisher: furrow,
  };
}

export function blogPosting(article: BlogArticle): WithContext<BlogPosting> {
  const { path, title, description, share, date, author, category, keywords, words, minutes } = article;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    image: absolute(share),
    datePublished: date,
    dateModified: date,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: furrow,
    mainEntityOfPage: absolute(addressHere(path)),
    articleSection: category,
    keywords: [...keywords],
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: __LANGUAGE__ || 'en-US',
  };
}

export function newsArticle({ path, title, description, share, date }: Article): WithContext<NewsArticle> {
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: title,
    description,
    image: absolute(share),
    datePublished: date,
    dateModified: date,
    author: furrow,
    publisher: furrow,
    mainEntityOfPage: absolute(addressHere(path)),
    inLanguage: __LANGUAGE__ || 'en-US',
  };
}

export type CommunityEvent = {
  title: string;
  /** ISO day. */
  date: string;
  type: 'Online' | 'In person';
  location: string;
  description: string;
};

export function communityEvent(event: CommunityEvent): WithContext<Event> {
  const online = event.type === 'Online';
  return {
    '@context': context,
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: online
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: online
      ? { '@type': 'VirtualLocation', url: absolute('/community/events') }
      : { '@type': 'Place', name: event.location, address: event.location },
    organizer: furrow,
  };
}

export type Job = {
  /** Where its page is. */
  path: string;
  title: string;
  department: string;
  location: string;
  type: 'Full-time' | 'Contract';
  /** As shown; the figures below are the same, for search engines. */
  salaryRange: string;
  salary: { from: number; to: number; per: 'YEAR' | 'HOUR' };
  description: string;
  /** ISO day. */
  posted: string;
  remote: boolean;
  /** ISO 3166 code of where the work is done or, when remote, where one may live. */
  country: string;
};

export function jobPosting(job: Job): WithContext<JobPosting> {
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: job.title,
    url: absolute(job.path),
    description: job.description,
    datePosted: job.posted,
    validThrough: daysAfter(job.posted, openFor),
    employmentType: job.type === 'Full-time' ? 'FULL_TIME' : 'CONTRACTOR',
    hiringOrganization: furrow,
    occupationalCategory: job.department,
    ...(job.remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: job.country },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: job.country },
          },
        }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.from,
        maxValue: job.salary.to,
        unitText: job.salary.per,
      },
    },
  };
}

/** A position is advertised for so many days. */
const openFor = 90;

/** @param day ISO day */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export type Question = { question: string; answer: string };

export function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
