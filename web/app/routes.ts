import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses are matched in any case and with or without a slash at the end. */
export default [
  index('routes/home.tsx'),
  route('assessment/:state?', 'routes/assessment.tsx'),
  route('assessment-simple/:state?', 'routes/assessment-simple.tsx'),
  route('shared-assessment/:id', 'routes/shared-assessment.tsx'),
  route('record-relief', 'routes/record-relief.tsx'),
  route('record-relief/:state', 'routes/record-relief-place.tsx'),
  route('translator', 'routes/translator.tsx'),
  route('alternative-relief', 'routes/alternative-relief.tsx'),
  route('attorney-finder', 'routes/attorney-finder.tsx'),
  route('clean-slate', 'routes/clean-slate.tsx'),
  route('case-studies', 'routes/case-studies.tsx'),
  route('impact-stories', 'routes/impact-stories.tsx'),
  route('community', 'routes/community.tsx'),
  route('help', 'routes/help.tsx'),
  route('glossary', 'routes/glossary.tsx'),
  route('glossary/:letter', 'routes/glossary-letter.tsx'),

  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('media-inquiries', 'routes/media-inquiries.tsx'),
  route('advertisement-inquiries', 'routes/advertisement-inquiries.tsx'),
  route('logo-download', 'routes/logo-download.tsx'),
  route('analytics', 'routes/analytics.tsx'),
  route('accessibility-test', 'routes/accessibility-test.tsx'),

  route('admin', 'routes/admin.tsx'),
  route('admin/monitoring', 'routes/admin-monitoring.tsx'),
  route('admin-setup', 'routes/admin-setup.tsx'),
  route('admin-login', 'routes/admin-login.tsx'),
  route('debug-login', 'routes/debug-login.tsx'),
  route('emergency-admin', 'routes/emergency-admin.tsx'),
  route('admin-bypass', 'routes/admin-bypass.tsx'),

  route('test-react', 'routes/test-react.tsx'),
  route('test-query', 'routes/test-query.tsx'),
  route('test-mutation', 'routes/test-mutation.tsx'),
  route('test-assessment', 'routes/test-assessment.tsx'),

  route('offline-page', 'routes/offline-page.tsx'),

  route('legal-translator', 'routes/moved.tsx', { id: 'moved-legal-translator' }),
  route('clean-slate-laws', 'routes/moved.tsx', { id: 'moved-clean-slate-laws' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
