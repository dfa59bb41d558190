/** A call as read, before names and limits are checked. */
export interface ReadCall {
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string | undefined;
  repairs: string[];
  /** True if it counts only when nothing follows it. */
  onlyAsLast?: boolean;
}
