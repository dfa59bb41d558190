/** The message of a thrown value of any type. */
export const errorMessage = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
