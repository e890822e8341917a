import { catalogueVietnamese } from './catalogue.ts';
import { descriptionVietnamese } from './description.ts';
import { documentVietnamese } from './document.ts';
import { errorsVietnamese } from './errors.ts';
import { examplesVietnamese } from './examples.ts';
import { nameVietnamese } from './name.ts';
import { parameterVietnamese } from './parameter.ts';
import { providerVietnamese } from './provider.ts';
import type { VietnameseTable } from './rule-words.ts';
import { safetyVietnamese } from './safety.ts';
import { schemaVietnamese } from './schema.ts';
import { securityVietnamese } from './security.ts';
import { semanticsVietnamese } from './semantics.ts';
import { tokensVietnamese } from './tokens.ts';
import { versioningVietnamese } from './versioning.ts';

export const VIETNAMESE: VietnameseTable = {
  ...nameVietnamese,
  ...descriptionVietnamese,
  ...parameterVietnamese,
  ...schemaVietnamese,
  ...providerVietnamese,
  ...safetyVietnamese,
  ...errorsVietnamese,
  ...examplesVietnamese,
  ...semanticsVietnamese,
  ...catalogueVietnamese,
  ...tokensVietnamese,
  ...securityVietnamese,
  ...versioningVietnamese,
  ...documentVietnamese,
};
