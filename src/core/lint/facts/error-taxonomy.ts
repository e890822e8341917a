/** The baseline that completion offers and rules compare with, in SCREAMING_SNAKE_CASE. */
export interface BaselineError {
  readonly code: string;
  readonly statuses: readonly number[];
  readonly retryable: boolean;
  /** Other names that mean the same. */
  readonly synonyms: readonly string[];
}

export const BASELINE_ERRORS: readonly BaselineError[] = [
  {
    code: 'VALIDATION_ERROR',
    statuses: [400, 422],
    retryable: false,
    synonyms: ['INVALID_ARGUMENT', 'INVALID_ARGUMENTS', 'INVALID_INPUT', 'INVALID_PARAMETERS', 'BAD_REQUEST'],
  },
  { code: 'UNAUTHENTICATED', statuses: [401], retryable: false, synonyms: ['UNAUTHORIZED', 'AUTHENTICATION_REQUIRED'] },
  {
    code: 'PERMISSION_DENIED',
    statuses: [403],
    retryable: false,
    synonyms: ['FORBIDDEN', 'ACCESS_DENIED', 'NOT_ALLOWED'],
  },
  { code: 'NOT_FOUND', statuses: [404], retryable: false, synonyms: [] },
  { code: 'CONFLICT', statuses: [409], retryable: false, synonyms: ['ALREADY_EXISTS'] },
  {
    code: 'RATE_LIMITED',
    statuses: [429],
    retryable: true,
    synonyms: ['RATE_LIMIT', 'TOO_MANY_REQUESTS', 'RATE_LIMIT_EXCEEDED'],
  },
  { code: 'TIMEOUT', statuses: [504, 408], retryable: true, synonyms: ['DEADLINE_EXCEEDED'] },
  {
    code: 'UPSTREAM_UNAVAILABLE',
    statuses: [502, 503],
    retryable: true,
    synonyms: ['UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
  },
  { code: 'INTERNAL', statuses: [500], retryable: true, synonyms: ['INTERNAL_ERROR', 'SERVER_ERROR'] },
];

export function baselineOf(code: string): BaselineError | undefined {
  const plain = code.toUpperCase();
  return BASELINE_ERRORS.find((known) => known.code === plain || known.synonyms.includes(plain));
}

/** Codes that tell the caller it may not see what it asked for, or that nothing is there. */
const ACCESS = /PERMISSION|FORBIDDEN|ACCESS|NOT_FOUND|UNKNOWN|NOT_ALLOWED|DENIED|NO_SUCH|UNAUTHORIZED/;

export function isAccessError(code: string): boolean {
  return ACCESS.test(code.toUpperCase());
}
