import { expect, it } from 'vitest';
import { isOnThisMachine } from '@/src/address/this-machine.ts';

it.each([
  '',
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080',
  'http://127.0.1.1:8080',
  'http://[::1]:1234',
  'https://ollama.localhost/',
])('%s is on this machine', (baseUrl) => expect(isOnThisMachine(baseUrl)).toBe(true));

it.each([
  'https://api.example.com/v1',
  'http://192.168.1.7:11434',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://notlocalhost/',
  'http://localhost@example.com/',
  'nonsense',
])('%s is not', (baseUrl) => expect(isOnThisMachine(baseUrl)).toBe(false));
