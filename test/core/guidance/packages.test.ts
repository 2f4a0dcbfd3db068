import { describe, expect, it } from 'vitest';
import { packagesIn } from '../../../src/core/guidance/index.ts';
import { HANGS } from '../../support/hang.ts';

describe('packages in a piece of source', () => {
  it.each([
    [
      'a.ts',
      "import Stripe from 'stripe';\nimport { x } from './x.ts';\nimport '@/app.css';",
      ['stripe'],
    ],
    [
      'a.tsx',
      'import Image from \'next/image\';\nexport * from "@scope/name/deep";',
      ['next/image', '@scope/name/deep'],
    ],
    [
      'a.js',
      "const { Pool } = require('pg');\nconst x = await import('hls.js');",
      ['pg', 'hls.js'],
    ],
    ['a.ts', "import fs from 'node:fs';", ['node:fs']],
    ['a.vue', "import { defineStore } from 'pinia'", ['pinia']],
    [
      'a.py',
      'import psycopg2\nfrom django.db import models\nfrom .local import x',
      ['psycopg2', 'django.db'],
    ],
    [
      'a.go',
      'import (\n\t"net/http"\n\tpgx "github.com/jackc/pgx/v5"\n)',
      ['net/http', 'github.com/jackc/pgx'],
    ],
    ['a.rs', 'use axum::Router;\nuse crate::x;\npub use sqlx::query;', ['axum', 'sqlx']],
    ['a.rb', "require 'sidekiq'\ngem \"devise\", '~> 4'", ['sidekiq', 'devise']],
    ['a.php', 'use Illuminate\\Http\\Request;', ['Illuminate\\Http\\Request']],
    [
      'A.java',
      'import org.springframework.web.bind.annotation.GetMapping;\nimport static java.sql.Types.INTEGER;',
      ['org.springframework.web.bind.annotation.GetMapping', 'java.sql.Types.INTEGER'],
    ],
    ['a.cs', 'using Npgsql;\nusing var x = y;', ['Npgsql']],
    [
      'package.json',
      '{\n  "version": "1.0.0",\n  "dependencies": {\n    "bullmq": "^5.0.0",\n    "pg": "8.1.0"\n  }',
      ['bullmq', 'pg'],
    ],
    ['requirements.txt', 'fastapi==0.115\nuvicorn[standard]>=0.30\n# note', ['fastapi', 'uvicorn']],
    ['go.mod', 'require github.com/gin-gonic/gin v1.10.0', ['github.com/gin-gonic/gin']],
    ['Cargo.toml', '[dependencies]\ntokio = { version = "1" }\nserde = "1"', ['tokio', 'serde']],
    ['b.py', 'import os, redis.asyncio as r , numpy', ['os', 'redis.asyncio', 'numpy']],
    ['a.swift', '@testable import Vapor\nimport Foundation', ['Vapor', 'Foundation']],
    [
      'pom.xml',
      '<groupId>org.flywaydb</groupId>\n<artifactId>flyway-core</artifactId>',
      ['org.flywaydb', 'flyway-core'],
    ],
    [
      'app/build.gradle.kts',
      'plugins { id("x") }\nimplementation("io.ktor:ktor-server-core:2.3")\napi project(":core")',
      ['io.ktor'],
    ],
    ['build.gradle', "testImplementation 'org.mockito:mockito-core:5.1'", ['org.mockito']],
    [
      'gradle/libs.versions.toml',
      'a = { module = "com.stripe:stripe-java", version = "1" }',
      ['com.stripe'],
    ],
    ['Api/Api.csproj', '<PackageReference Include="Dapper" Version="2.1" />', ['Dapper']],
    ['Directory.Packages.props', '<PackageVersion Include="Npgsql" Version="8" />', ['Npgsql']],
    ['mix.exs', '{:oban, "~> 2.17"},\n{:ecto_sql, ">= 3.0.0"}', ['oban', 'ecto_sql']],
    ['Pipfile', '[packages]\ncelery = "*"\nhttpx = {version = "*"}', ['celery', 'httpx']],
    [
      'Package.swift',
      '.package(url: "https://github.com/vapor/fluent.git", from: "4.0.0")',
      ['fluent'],
    ],
    ['deno.json', '{ "imports": { "hono": "jsr:@hono/hono@^4" } }', ['@hono/hono']],
    ['notes.txt', "import x from 'stripe'", []],
  ] as const)('%s', (path, source, packages) => {
    expect(packagesIn(source, path)).toEqual(packages);
  });

  it('come to an end on hostile source', HANGS, () => {
    for (const path of [
      'a.ts',
      'a.py',
      'a.go',
      'a.java',
      'package.json',
      'pyproject.toml',
      'go.mod',
      'requirements.txt',
      'build.gradle',
      'a.csproj',
      'Package.swift',
      'deno.json',
    ]) {
      for (const piece of [
        "from ' ",
        'import a.',
        '"a.b:c',
        'url: "/a',
        '"npm:a/',
        '"a.b/',
        'a[',
        ' ',
      ])
        packagesIn(piece.repeat(400_000), path);
    }
  });
});
