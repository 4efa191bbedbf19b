import { expect, test } from "vitest";
import { endpointFrom, isAllowedAddress } from "./address.ts";
import { llmConfig } from "./config.ts";

const allowed = [
  "https://api.example.com/v1",
  "https://api.example.com",
  "https://openrouter.ai/api/v1/",
  "https://8.8.8.8/v1",
  "https://[2606:4700::1111]/v1",
  "http://localhost:11434/v1",
  "http://127.0.0.1:8080/v1",
  "http://127.9.9.9/v1",
  "http://[::1]:8080/v1",
  "https://localhost/v1",
];

// S8: every spelling of an internal address, and every scheme that a model cannot have.
const refused = [
  "",
  "api.example.com/v1",
  "ftp://api.example.com",
  "file:///etc/passwd",
  "gopher://api.example.com",
  "data:text/plain,x",
  "javascript:alert(1)",
  "http://api.example.com/v1",
  "http://8.8.8.8/v1",
  "https://user:pass@api.example.com/v1",
  "https://user@api.example.com/v1",
  "https://api.example.com/v1?key=x",
  "https://api.example.com/v1#x",
  "https://10.0.0.1/v1",
  "https://10.255.255.255/v1",
  "https://172.16.0.1/v1",
  "https://172.31.255.255/v1",
  "https://192.168.1.5:8000/v1",
  "http://192.168.1.5:8000/v1",
  "https://169.254.169.254/latest/meta-data",
  "http://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/v1",
  "https://0.0.0.0/v1",
  "http://0.0.0.0:8080/v1",
  "http://0:8080/v1",
  "https://0x0a000001/v1",
  "https://167772161/v1",
  "https://012.0.0.1/v1",
  "https://10.1/v1",
  "https://0xa9fea9fe/latest",
  "https://224.0.0.1/v1",
  "https://255.255.255.255/v1",
  "https://198.18.0.1/v1",
  "https://192.0.2.1/v1",
  "https://[::]/v1",
  "http://[::]/v1",
  "https://[::ffff:10.0.0.1]/v1",
  "https://[::ffff:7f00:1]/v1",
  "http://[::ffff:127.0.0.1]/v1",
  "https://[fe80::1]/v1",
  "https://[fc00::1]/v1",
  "https://[fd12:3456::1]/v1",
  "https://[64:ff9b::a00:1]/v1",
  "https://[2002:a00:1::]/v1",
  "https://[ff02::1]/v1",
  "https://[2001:db8::1]/v1",
  "http://localhost./v1",
  "http://localhost.example.com/v1",
  "http://127.0.0.1.example.com/v1",
];

test.each(allowed)("%s is an endpoint", (text) => {
  expect(endpointFrom(text).base.pathname).toMatch(/\/$/);
});

test.each(refused)("%j is none, and it is said why", (text) => {
  expect(() => endpointFrom(text)).toThrow(/^LLM_BASE_URL /);
});

test("other spellings of this machine are this machine", () => {
  for (const text of ["http://2130706433/v1", "http://0x7f.1/v1", "http://0177.0.0.1/v1", "http://LOCALHOST/v1"])
    expect(endpointFrom(text).isLocal).toBe(true);
});

test("a local endpoint connects to this machine alone, another one never to it", () => {
  for (const address of ["127.0.0.1", "127.3.2.1", "::1"])
    expect([isAllowedAddress(address, true), isAllowedAddress(address, false)]).toEqual([true, false]);
  for (const address of ["8.8.8.8", "2606:4700::1111"])
    expect([isAllowedAddress(address, true), isAllowedAddress(address, false)]).toEqual([false, true]);
  for (const address of ["10.0.0.1", "::ffff:8.8.8.8", "::FFFF:7f00:1", "fe80::1%eth0", "", "x", "1.2.3", "3fff::1"])
    expect([isAllowedAddress(address, true), isAllowedAddress(address, false)]).toEqual([false, false]);
});

test("without a base there is no endpoint, with one the rest has defaults", () => {
  expect(llmConfig({})).toBeNull();
  expect(llmConfig({ LLM_BASE_URL: " ", LLM_API_KEY: "x" })).toBeNull();
  expect(llmConfig({ LLM_BASE_URL: "http://localhost:1/v1" })).toMatchObject({
    model: null,
    key: null,
    contextTokens: 8192,
    strictRoles: null,
    parameters: {},
  });
});

test.each([
  ["LLM_CONTEXT", "12"],
  ["LLM_CONTEXT", "many"],
  ["LLM_STRICT_ROLES", "yes"],
  ["LLM_PARAMETERS", "temperature=1"],
  ["LLM_PARAMETERS", "[1]"],
  ["LLM_PARAMETERS", '{"model":"x"}'],
  ["LLM_API_KEY", "a\nb"],
])("%s=%j ends with its name", (name, value) => {
  expect(() => llmConfig({ LLM_BASE_URL: "http://localhost:1/v1", [name]: value })).toThrow(new RegExp(`^${name} `));
});

test("a wrong key is not said", () => {
  expect(() => llmConfig({ LLM_BASE_URL: "http://localhost:1/v1", LLM_API_KEY: "sk-sécret" })).toThrow(/^(?!.*sécret)/);
});
