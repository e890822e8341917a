import { annotationsMissing } from './annotations-missing.ts';
import { annotationsNone } from './annotations-none.ts';
import { annotationsOpenWorld } from './annotations-open-world.ts';
import { annotationsTitle } from './annotations-title.ts';
import { blockMissing } from './block-missing.ts';
import { blockShape } from './block-shape.ts';
import { catalogueConfusableTools } from './catalogue-confusable-tools.ts';
import { catalogueCounterpart } from './catalogue-counterpart.ts';
import { catalogueDescriptionDuplicate } from './catalogue-description-duplicate.ts';
import { catalogueLanguageMixed } from './catalogue-language-mixed.ts';
import { catalogueNameConfusable } from './catalogue-name-confusable.ts';
import { catalogueNameUnique } from './catalogue-name-unique.ts';
import { catalogueNamespace } from './catalogue-namespace.ts';
import { catalogueOrphanReference } from './catalogue-orphan-reference.ts';
import { catalogueParameterNames } from './catalogue-parameter-names.ts';
import { catalogueReferenceCycle } from './catalogue-reference-cycle.ts';
import { catalogueSize } from './catalogue-size.ts';
import { catalogueToxicFlow } from './catalogue-toxic-flow.ts';
import { cursorRules } from './cursor-rules.ts';
import { deprecationComplete } from './deprecation-complete.ts';
import { descriptionErrors } from './description-errors.ts';
import { descriptionExample } from './description-example.ts';
import { descriptionFiller } from './description-filler.ts';
import { descriptionImplementation } from './description-implementation.ts';
import { descriptionJargon } from './description-jargon.ts';
import { descriptionLengthOutlier } from './description-length-outlier.ts';
import { descriptionLimits } from './description-limits.ts';
import { descriptionLong } from './description-long.ts';
import { descriptionMarketing } from './description-marketing.ts';
import { descriptionMarkup } from './description-markup.ts';
import { descriptionMissing } from './description-missing.ts';
import { descriptionOpening } from './description-opening.ts';
import { descriptionPlaceholder } from './description-placeholder.ts';
import { descriptionRestatesName } from './description-restates-name.ts';
import { descriptionReturns } from './description-returns.ts';
import { descriptionSentences } from './description-sentences.ts';
import { descriptionShort } from './description-short.ts';
import { descriptionSibling } from './description-sibling.ts';
import { descriptionStale } from './description-stale.ts';
import { descriptionWhen } from './description-when.ts';
import { descriptionWhenNot } from './description-when-not.ts';
import { destructiveWarning } from './destructive-warning.ts';
import { errorAccess } from './error-access.ts';
import { errorCodeFormat } from './error-code-format.ts';
import { errorContradiction } from './error-contradiction.ts';
import { errorFields } from './error-fields.ts';
import { errorLeak } from './error-leak.ts';
import { errorMessage } from './error-message.ts';
import { errorRecovery } from './error-recovery.ts';
import { errorTaxonomy } from './error-taxonomy.ts';
import { exampleArguments } from './example-arguments.ts';
import { exampleCallName } from './example-call-name.ts';
import { exampleCoverage } from './example-coverage.ts';
import { exampleError } from './example-error.ts';
import { exampleErrorCode } from './example-error-code.ts';
import { exampleFields } from './example-fields.ts';
import { examplePrompt } from './example-prompt.ts';
import { exampleSuccess } from './example-success.ts';
import { exampleTextParity } from './example-text-parity.ts';
import { exampleValues } from './example-values.ts';
import { idempotencyContradiction } from './idempotency-contradiction.ts';
import { idempotencyFields } from './idempotency-fields.ts';
import { idempotencyName } from './idempotency-name.ts';
import { intervalEnd } from './interval-end.ts';
import { intervalLength } from './interval-length.ts';
import { latencyCost } from './latency-cost.ts';
import { limitBound } from './limit-bound.ts';
import { lintIgnore } from './lint-ignore.ts';
import { listPagination } from './list-pagination.ts';
import { mcpIcon } from './mcp-icon.ts';
import { mcpSecretHeader } from './mcp-secret-header.ts';
import { mcpUiResource } from './mcp-ui-resource.ts';
import { nameArgument } from './name-argument.ts';
import { nameFormat } from './name-format.ts';
import { nameGeneric } from './name-generic.ts';
import { nameHostBudget } from './name-host-budget.ts';
import { nameLength } from './name-length.ts';
import { nameMissing } from './name-missing.ts';
import { nameRedundantPrefix } from './name-redundant-prefix.ts';
import { nameShadowsBuiltin } from './name-shadows-builtin.ts';
import { nameStyleMixed } from './name-style-mixed.ts';
import { nameTense } from './name-tense.ts';
import { nameVerb } from './name-verb.ts';
import { nameVerbOrder } from './name-verb-order.ts';
import { nameVersion } from './name-version.ts';
import { nullMeaning } from './null-meaning.ts';
import { parameterAction } from './parameter-action.ts';
import { parameterClosedSet } from './parameter-closed-set.ts';
import { parameterDefault } from './parameter-default.ts';
import { parameterDescription } from './parameter-description.ts';
import { parameterEnumCase } from './parameter-enum-case.ts';
import { parameterEnumSize } from './parameter-enum-size.ts';
import { parameterFormat } from './parameter-format.ts';
import { parameterFreeForm } from './parameter-free-form.ts';
import { parameterIdPattern } from './parameter-id-pattern.ts';
import { parameterJsonText } from './parameter-json-text.ts';
import { parameterKeywordName } from './parameter-keyword-name.ts';
import { parameterNameAmbiguous } from './parameter-name-ambiguous.ts';
import { parameterNameOpaque } from './parameter-name-opaque.ts';
import { parameterNamePortable } from './parameter-name-portable.ts';
import { parameterNameStyle } from './parameter-name-style.ts';
import { parameterNegative } from './parameter-negative.ts';
import { parameterPrincipal } from './parameter-principal.ts';
import { parameterProseDiffers } from './parameter-prose-differs.ts';
import { parameterProseOnly } from './parameter-prose-only.ts';
import { parameterSecret } from './parameter-secret.ts';
import { parameterType } from './parameter-type.ts';
import { parameterTypeName } from './parameter-type-name.ts';
import { parameterUnit } from './parameter-unit.ts';
import { parametersClosed } from './parameters-closed.ts';
import { parametersDepth } from './parameters-depth.ts';
import { parametersEmpty } from './parameters-empty.ts';
import { parametersMany } from './parameters-many.ts';
import { parametersNone } from './parameters-none.ts';
import { parametersObject } from './parameters-object.ts';
import { parametersOrder } from './parameters-order.ts';
import { parametersUnion } from './parameters-union.ts';
import { providerAsIs } from './provider-as-is.ts';
import { providerLoss } from './provider-loss.ts';
import { providerProfileStale } from './provider-profile-stale.ts';
import { providerRefused } from './provider-refused.ts';
import { providerRequestLimit } from './provider-request-limit.ts';
import { readWriteSplit } from './read-write-split.ts';
import { replacementExists } from './replacement-exists.ts';
import { requiredDefault } from './required-default.ts';
import { requiredMissing } from './required-missing.ts';
import { requiredUndeclared } from './required-undeclared.ts';
import { returnsCitable } from './returns-citable.ts';
import { returnsDescription } from './returns-description.ts';
import { returnsSummary } from './returns-summary.ts';
import { returnsUnits } from './returns-units.ts';
import { schemaArrayItems } from './schema-array-items.ts';
import { schemaDeadKeyword } from './schema-dead-keyword.ts';
import { schemaDefaultInvalid } from './schema-default-invalid.ts';
import { schemaDialect } from './schema-dialect.ts';
import { schemaDialectNamed } from './schema-dialect-named.ts';
import { schemaEmptyBranch } from './schema-empty-branch.ts';
import { schemaEnumOpaque } from './schema-enum-opaque.ts';
import { schemaEnumValues } from './schema-enum-values.ts';
import { schemaExampleInvalid } from './schema-example-invalid.ts';
import { schemaFormatUnknown } from './schema-format-unknown.ts';
import { schemaIntegerRange } from './schema-integer-range.ts';
import { schemaInvalid } from './schema-invalid.ts';
import { schemaKeywordMisspelt } from './schema-keyword-misspelt.ts';
import { schemaObjectProperties } from './schema-object-properties.ts';
import { schemaOpenMap } from './schema-open-map.ts';
import { schemaOptionalNullable } from './schema-optional-nullable.ts';
import { schemaPatternInvalid } from './schema-pattern-invalid.ts';
import { schemaPatternPolynomial } from './schema-pattern-polynomial.ts';
import { schemaPatternPortable } from './schema-pattern-portable.ts';
import { schemaPatternSlow } from './schema-pattern-slow.ts';
import { schemaPatternUnanchored } from './schema-pattern-unanchored.ts';
import { schemaReference } from './schema-reference.ts';
import { schemaRepeated } from './schema-repeated.ts';
import { schemaTitleEcho } from './schema-title-echo.ts';
import { schemaToolField } from './schema-tool-field.ts';
import { schemaUnsatisfiable } from './schema-unsatisfiable.ts';
import { schemaUnusedDefinition } from './schema-unused-definition.ts';
import { searchKeywords } from './search-keywords.ts';
import { secBidi } from './sec-bidi.ts';
import { secCommentTag } from './sec-comment-tag.ts';
import { secConcealment } from './sec-concealment.ts';
import { secContextParameter } from './sec-context-parameter.ts';
import { secControlCharacter } from './sec-control-character.ts';
import { secEncodedText } from './sec-encoded-text.ts';
import { secExfiltration } from './sec-exfiltration.ts';
import { secHiddenSelectors } from './sec-hidden-selectors.ts';
import { secHiddenTag } from './sec-hidden-tag.ts';
import { secHomoglyph } from './sec-homoglyph.ts';
import { secInstructionText } from './sec-instruction-text.ts';
import { secLetterForm } from './sec-letter-form.ts';
import { secOverride } from './sec-override.ts';
import { secPersonalData } from './sec-personal-data.ts';
import { secPreference } from './sec-preference.ts';
import { secRoleMarker } from './sec-role-marker.ts';
import { secSecretLiteral } from './sec-secret-literal.ts';
import { secSensitivePath } from './sec-sensitive-path.ts';
import { secShellCommand } from './sec-shell-command.ts';
import { secSuspiciousUrl } from './sec-suspicious-url.ts';
import { secToolRedirect } from './sec-tool-redirect.ts';
import { secWhitespacePadding } from './sec-whitespace-padding.ts';
import { secZeroWidth } from './sec-zero-width.ts';
import { semanticsReferences } from './semantics-references.ts';
import { timeZone } from './time-zone.ts';
import { titleEcho } from './title-echo.ts';
import { titleMissing } from './title-missing.ts';
import { tokensCatalogue } from './tokens-catalogue.ts';
import { tokensTool } from './tokens-tool.ts';
import { unknownKey } from './unknown-key.ts';
import { versionFormat } from './version-format.ts';

/** Every rule, sorted by id: one import and one line each. */
export const RULES = [
  annotationsMissing,
  annotationsNone,
  annotationsOpenWorld,
  annotationsTitle,
  blockMissing,
  blockShape,
  catalogueConfusableTools,
  catalogueCounterpart,
  catalogueDescriptionDuplicate,
  catalogueLanguageMixed,
  catalogueNameConfusable,
  catalogueNameUnique,
  catalogueNamespace,
  catalogueOrphanReference,
  catalogueParameterNames,
  catalogueReferenceCycle,
  catalogueSize,
  catalogueToxicFlow,
  cursorRules,
  deprecationComplete,
  descriptionErrors,
  descriptionExample,
  descriptionFiller,
  descriptionImplementation,
  descriptionJargon,
  descriptionLengthOutlier,
  descriptionLimits,
  descriptionLong,
  descriptionMarketing,
  descriptionMarkup,
  descriptionMissing,
  descriptionOpening,
  descriptionPlaceholder,
  descriptionRestatesName,
  descriptionReturns,
  descriptionSentences,
  descriptionShort,
  descriptionSibling,
  descriptionStale,
  descriptionWhen,
  descriptionWhenNot,
  destructiveWarning,
  errorAccess,
  errorCodeFormat,
  errorContradiction,
  errorFields,
  errorLeak,
  errorMessage,
  errorRecovery,
  errorTaxonomy,
  exampleArguments,
  exampleCallName,
  exampleCoverage,
  exampleError,
  exampleErrorCode,
  exampleFields,
  examplePrompt,
  exampleSuccess,
  exampleTextParity,
  exampleValues,
  idempotencyContradiction,
  idempotencyFields,
  idempotencyName,
  intervalEnd,
  intervalLength,
  latencyCost,
  limitBound,
  lintIgnore,
  listPagination,
  mcpIcon,
  mcpSecretHeader,
  mcpUiResource,
  nameArgument,
  nameFormat,
  nameGeneric,
  nameHostBudget,
  nameLength,
  nameMissing,
  nameRedundantPrefix,
  nameShadowsBuiltin,
  nameStyleMixed,
  nameTense,
  nameVerb,
  nameVerbOrder,
  nameVersion,
  nullMeaning,
  parameterAction,
  parameterClosedSet,
  parameterDefault,
  parameterDescription,
  parameterEnumCase,
  parameterEnumSize,
  parameterFormat,
  parameterFreeForm,
  parameterIdPattern,
  parameterJsonText,
  parameterKeywordName,
  parameterNameAmbiguous,
  parameterNameOpaque,
  parameterNamePortable,
  parameterNameStyle,
  parameterNegative,
  parameterPrincipal,
  parameterProseDiffers,
  parameterProseOnly,
  parameterSecret,
  parameterType,
  parameterTypeName,
  parameterUnit,
  parametersClosed,
  parametersDepth,
  parametersEmpty,
  parametersMany,
  parametersNone,
  parametersObject,
  parametersOrder,
  parametersUnion,
  providerAsIs,
  providerLoss,
  providerProfileStale,
  providerRefused,
  providerRequestLimit,
  readWriteSplit,
  replacementExists,
  requiredDefault,
  requiredMissing,
  requiredUndeclared,
  returnsCitable,
  returnsDescription,
  returnsSummary,
  returnsUnits,
  schemaArrayItems,
  schemaDeadKeyword,
  schemaDefaultInvalid,
  schemaDialect,
  schemaDialectNamed,
  schemaEmptyBranch,
  schemaEnumOpaque,
  schemaEnumValues,
  schemaExampleInvalid,
  schemaFormatUnknown,
  schemaIntegerRange,
  schemaInvalid,
  schemaKeywordMisspelt,
  schemaObjectProperties,
  schemaOpenMap,
  schemaOptionalNullable,
  schemaPatternInvalid,
  schemaPatternPolynomial,
  schemaPatternPortable,
  schemaPatternSlow,
  schemaPatternUnanchored,
  schemaReference,
  schemaRepeated,
  schemaTitleEcho,
  schemaToolField,
  schemaUnsatisfiable,
  schemaUnusedDefinition,
  searchKeywords,
  secBidi,
  secCommentTag,
  secConcealment,
  secContextParameter,
  secControlCharacter,
  secEncodedText,
  secExfiltration,
  secHiddenSelectors,
  secHiddenTag,
  secHomoglyph,
  secInstructionText,
  secLetterForm,
  secOverride,
  secPersonalData,
  secPreference,
  secRoleMarker,
  secSecretLiteral,
  secSensitivePath,
  secShellCommand,
  secSuspiciousUrl,
  secToolRedirect,
  secWhitespacePadding,
  secZeroWidth,
  semanticsReferences,
  timeZone,
  titleEcho,
  titleMissing,
  tokensCatalogue,
  tokensTool,
  unknownKey,
  versionFormat,
] as const;

export type RuleId = (typeof RULES)[number]['id'];
