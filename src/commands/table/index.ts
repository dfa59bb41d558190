export { command } from './command.ts';
export * from './command-pattern.ts';
