/** A call as its recogniser has read it, before names and limits are checked. */
export interface ReadCall {
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string | undefined;
  repairs: string[];
  /** Counts only if nothing follows it. */
  onlyAsLast?: boolean;
}
