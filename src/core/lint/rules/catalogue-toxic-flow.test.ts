import { expect, test } from 'vitest';
import { readTool } from '../../model/tool.ts';
import { createLintContext, lintCatalogue } from '../engine.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { catalogueToxicFlow } from './catalogue-toxic-flow.ts';

function flowOf(names: readonly string[]) {
  const context = createLintContext({
    tools: names.map((name) => readTool({ name })),
    origin: 'foreign',
    format: 'mcp',
    settings: DEFAULT_SETTINGS,
    rules: [catalogueToxicFlow],
  });
  return lintCatalogue(context)[0]?.message.data;
}

test.each([
  [
    'scrapeWebsite search_contacts post_tweet',
    { untrusted: 'scrapeWebsite', private: 'search_contacts', out: 'post_tweet' },
  ],
  [
    'list_issues get_file_contents create_issue',
    { untrusted: 'list_issues', private: 'get_file_contents', out: 'create_issue' },
  ],
  // One tool may be two of the three.
  ['read_inbox reply_message', { untrusted: 'read_inbox', private: 'read_inbox', out: 'reply_message' }],
  [
    'web_search list_invoices slack_send_message',
    { untrusted: 'web_search', private: 'list_invoices', out: 'slack_send_message' },
  ],
])('%s joins all three', (names, data) => expect(flowOf(names.split(' '))).toMatchObject(data));

test.each([
  'get_website_details list_dns_records upload_image',
  'list_console_messages list_contacts send_email',
  'get_weather list_customers send_email',
  'fetch_web_page list_customers create_invoice',
  'fetch_web_page get_exchange_rate send_email',
  'list_email_templates get_order send_text_to_user',
])('%s does not', (names) => expect(flowOf(names.split(' '))).toBeUndefined());
